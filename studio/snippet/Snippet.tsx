import { version } from 'virtual:build';
import { type ReactNode, use, useEffect, useState } from 'react';
import { policyLines } from '../../src/check-page/policyLines';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { useDraft } from '../draft/draftStore';
import { loadManifest } from '../manifest/manifest';
import { PreviewFrame } from '../preview/PreviewFrame';
import { publishedAddress } from '../publish/publishedAddress';
import { Card } from '../ui/Card';
import { CodeBlock } from '../ui/CodeBlock';
import { AttributeForm } from './AttributeForm';
import { addressIn, attributesFor, attributesTaken, previewAttributes } from './attributes';
import { fonts, otherFirm, readChoices, type SnippetChoices, storeChoices, withDraft } from './choices';
import { configSnapshotFor, firstStateFor, isNamedIn } from './firstState';
import {
  FIRST_STEPS,
  firstStepFor,
  firstStepNote,
  SCRIPTS,
  scriptHint,
  takesMarkup,
  waiting,
} from './firstStep';
import { major } from './release';
import { placeRules } from './reservedHeight';
import { SnapshotFile } from './SnapshotFile';
import {
  element as elementHtml,
  importMapText,
  type SnippetInput,
  styleTexts,
  type Target,
  targets,
} from './snippets';
import { useConfigSnapshot } from './useConfigSnapshot';
import { useHashes } from './useHashes';
import { useIds } from './useIds';
import { useMarkup } from './useMarkup';
import { useReserved } from './useReserved';
import { useScript } from './useScript';

/** Attributes that every element has, and few pages need. */
const SELDOM = ['phone', 'lang', 'guard', 'abandoned', 'counts'];
/** The others that every element has: they have a place of their own in the form. */
const PLACED = ['endpoint', 'config'];

const RELEASES = {
  newest: { label: 'Always the newest', hint: 'Improvements arrive by themselves.' },
  major: {
    label: `The newest ${major}.x`,
    hint: 'Improvements arrive by themselves, but nothing that could break your page.',
  },
  pinned: {
    label: 'This release, pinned, with integrity',
    hint: `It is ${version}. The page changes only when you paste a new snippet. Browsers refuse files that were changed.`,
  },
};

/** Copy what one pastes into a page. */
export default function Snippet(): ReactNode {
  const manifest = use(loadManifest());
  const [chosen, setChoices] = useState(readChoices);
  const { id: draftId, name: draftName, config: draftConfig } = useDraft(({ draft }) => draft);
  const published = publishedAddress(draftId);
  const choices = withDraft(chosen, draftConfig, published);
  const other = otherFirm(chosen, draftConfig, published);
  const ids = useIds(choices.config === 'draft' ? draftConfig : undefined);
  useEffect(() => void storeChoices(chosen), [chosen]);
  const choose = (changes: Partial<SnippetChoices>) => setChoices((before) => ({ ...before, ...changes }));

  const element = manifest.find(({ tagName }) => tagName === choices.tag) ?? manifest[0];
  const target = targets.find(({ id }) => id === choices.target) ?? targets[0];
  const attributes = attributesFor(choices, element, draftConfig);
  const own = { tag: element.tagName, attributes: attributesTaken(attributes, target) };
  const wantedStep = firstStepFor(choices, target);
  const markup = useMarkup(
    wantedStep === 'markup' ? { html: elementHtml(own), config: addressIn(own.attributes) } : undefined,
  );
  const firstStep = typeof markup === 'object' && 'error' in markup ? 'reserved' : wantedStep;
  const wantedSnapshot =
    firstStep === 'markup' ? undefined : configSnapshotFor(element.tagName, choices, target, attributes);
  const snapshot = useConfigSnapshot(wantedSnapshot);
  const [downloaded, setDownloaded] = useState<string>();
  const firstState = firstStateFor(element.tagName, choices, attributes, snapshot, downloaded);
  const script = useScript(choices, firstStep === 'markup' ? undefined : firstState);
  const shown = {
    tag: element.tagName,
    attributes: previewAttributes(attributes),
    config: choices.config === 'draft' ? draftConfig : undefined,
  };
  const { state, reserved } = useReserved({ ...shown, font: choices.font });
  const input: SnippetInput = {
    ...own,
    script: { ...script, ...(target.isScript && { files: undefined, snapshot: undefined }) },
    ...(firstStep === 'reserved' && { reserved }),
    ...(typeof markup === 'object' && 'html' in markup && { markup: markup.html }),
  };
  const code = target.write(input);
  const waitsFor = target.hasPlugin ? undefined : waiting(firstStep, state, snapshot.state, markup);
  const styleHashes = useHashes(styleTexts(input));
  const importMap = importMapText(input.script);
  const [importMapHash] = useHashes(importMap === undefined ? [] : [importMap]);

  const form = (isWanted: (name: string) => boolean) => (
    <AttributeForm
      attributes={element.attributes.filter(({ name }) => isWanted(name))}
      values={chosen.attributes}
      onValues={(values) => choose({ attributes: values })}
      ids={ids}
    />
  );

  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        <Card id="snippet-widget" title="Which widget">
          <Choose
            label="Widget"
            hint={element.description}
            value={element.tagName}
            onValue={(tag) => choose({ tag })}
            options={manifest
              .filter(({ tagName }) => tagName !== 'bio-site')
              .map(({ tagName }) => [tagName, `<${tagName}>`])}
          />
          {form((name) => ![...PLACED, ...SELDOM].includes(name))}
          <details>
            <summary>More settings</summary>
            <div className={layout.stack}>{form((name) => SELDOM.includes(name))}</div>
          </details>
        </Card>
        <Card id="snippet-requests" title="Where requests go">
          {target.hasPlugin ? null : form((name) => name === 'endpoint')}
          <p className={layout.quiet}>
            {target.hasPlugin
              ? 'The plugin’s settings say where requests go.'
              : 'Your lead desk, or a webhook. Behind the address of a desk that serves several firms, the firm’s id.'}
          </p>
          <Choose
            label="Services, prices and words"
            value={chosen.config}
            onValue={(config) => choose({ config: config as SnippetChoices['config'] })}
            options={[
              ['draft', `What is open here: ${draftName}`],
              ['address', 'A config at an address'],
              ['none', target.hasPlugin ? 'Those of the plugin’s settings' : 'The built-in firm’s'],
            ]}
            hint={
              chosen.config === 'draft' && published !== undefined
                ? `Published at ${published}. What you edited since then shows when you publish again.`
                : undefined
            }
            notice={draftNotice(choices, target)}
          />
          {choices.config === 'draft' && !target.takesNoConfig && (
            <p>
              <a href="#share">Publish it, and the snippet names its address instead.</a>
            </p>
          )}
          {chosen.config === 'address' && (
            <TextField
              name="config"
              label="Address of the config"
              value={String(chosen.attributes['config'] ?? '')}
              onValue={(config) => choose({ attributes: { ...chosen.attributes, config } })}
            />
          )}
          {wantedSnapshot &&
            !target.isScript &&
            snapshot.state === 'absent' &&
            snapshot.url !== undefined && (
              <SnapshotFile wanted={wantedSnapshot} url={snapshot.url} onDownloaded={setDownloaded} />
            )}
          <output className={layout.quiet}>
            {firstState?.config !== undefined && isNamedIn(firstState, input)
              ? 'The snippet names the first state that lies beside the config.'
              : ''}
          </output>
        </Card>
        {!target.hasPlugin && (
          <Card id="snippet-page" title="Your page">
            <Choose
              label="Font of the page"
              hint="The widget takes the page’s font. Its height is measured in it."
              value={choices.font}
              onValue={(font) => choose({ font })}
              options={fonts}
            />
            <Choose
              label="Script"
              hint={scriptHint(choices, firstStep, script, firstState?.script)}
              value={choices.scriptKind}
              onValue={(kind) => choose({ scriptKind: kind as SnippetChoices['scriptKind'] })}
              options={Object.entries(SCRIPTS).map(([value, { label }]) => [value, label])}
            />
            <Choose
              label="First step"
              hint={FIRST_STEPS[wantedStep].hint}
              value={wantedStep}
              onValue={(step) => choose({ firstStep: step as SnippetChoices['firstStep'] })}
              options={Object.entries(FIRST_STEPS)
                .filter(([value]) => value !== 'markup' || takesMarkup(target))
                .map(([value, { label }]) => [value, label])}
            />
            <Choose
              label="Release"
              value={choices.release}
              onValue={(release) => choose({ release: release as SnippetChoices['release'] })}
              hint={RELEASES[choices.release].hint}
              notice={noticeOf(choices, target, script)}
              options={Object.entries(RELEASES).map(([value, { label }]) => [value, label])}
            />
          </Card>
        )}
      </div>
      <div className={layout.stack}>
        <Card id="snippet-code" title="Your snippet">
          <Choose
            label="What you paste it into"
            hint={target.advice}
            value={target.id}
            onValue={(id) => choose({ target: id })}
            options={targets.map(({ id, label }) => [id, label])}
          />
          <div role="alert">
            {other !== undefined && (
              <div className={layout.stack}>
                <p>{`This snippet shows ${other}, not “${draftName}”, which is open here.`}</p>
                <div>
                  <Button type="button" kind="secondary" onPress={() => choose({ config: 'draft' })}>
                    {`Take “${draftName}”`}
                  </Button>
                </div>
              </div>
            )}
          </div>
          {waitsFor === undefined ? (
            <CodeBlock label="Snippet" copyLabel="Copy snippet" kind="primary" code={code} />
          ) : (
            <Button type="button" busy>
              {waitsFor}
            </Button>
          )}
          <output className={layout.quiet}>
            {target.hasPlugin
              ? 'The plugin writes the widget into the page’s HTML: nothing on your page moves while it loads.'
              : firstStepNote(firstStep, { state, reserved }, markup, code)}
          </output>
          <p>
            <a href="#check">Pasted, and it does not work? Check the page.</a>
          </p>
          {target.hasPlugin ? (
            <p>
              <a href="../biosystem-widgets.zip" download>
                Download the plugin as a zip file
              </a>
            </p>
          ) : (
            <p>
              <a href="../biosystem-static.zip" download>
                Download the widgets for a host or CDN of your own as a zip file
              </a>
            </p>
          )}
          {!target.hasPlugin && (
            <details>
              <summary>Content Security Policy</summary>
              <p className={layout.quiet}>
                Only for pages that send one. Add these to the lines that you have:
              </p>
              <CodeBlock
                label="Content Security Policy"
                code={policyLines(input, { styles: styleHashes, importMap: importMapHash }).join('\n')}
              />
              {input.reserved && (
                <>
                  <p className={layout.quiet}>
                    Where the policy allows no styles in the page, leave out what stands within the tag and
                    its <code>style</code>, and put these rules into your page’s own style sheet:
                  </p>
                  <CodeBlock
                    label="Rules for your style sheet"
                    code={placeRules(input.tag, input.reserved)}
                  />
                </>
              )}
            </details>
          )}
        </Card>
        <Card id="snippet-preview" title="Preview">
          <PreviewFrame {...shown} title="Preview" css={`body { font-family: ${choices.font} }`} />
        </Card>
      </div>
    </div>
  );
}

function draftNotice({ config }: SnippetChoices, { takesNoConfig }: Target): string | undefined {
  if (config !== 'draft') return undefined;
  if (takesNoConfig)
    return 'A draft cannot stand in a shortcode, and is left out. Download it, and upload it in the plugin’s settings.';
  return 'It is not published yet, so all of it stands in the snippet, which has to be pasted again after each edit.';
}

function noticeOf(
  { release, scriptKind }: SnippetChoices,
  { isScript }: Target,
  { integrity }: SnippetInput['script'],
): string | undefined {
  if (release !== 'pinned') return undefined;
  if (integrity === undefined)
    return 'The integrity of the files cannot be read: reload the studio when there is a network.';
  return isScript && scriptKind === 'module'
    ? 'Browsers check the first file alone: what names the others must stand in the page’s HTML, before all scripts.'
    : undefined;
}
