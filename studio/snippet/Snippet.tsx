import { version } from 'virtual:build';
import { type ReactNode, use, useEffect, useState } from 'react';
import { policyLines } from '../../src/check-page/policyLines';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { useDraft } from '../draft/draftStore';
import { loadManifest, type ManifestElement } from '../manifest/manifest';
import { PreviewFrame } from '../preview/PreviewFrame';
import { Card } from '../ui/Card';
import { CodeBlock } from '../ui/CodeBlock';
import { AttributeForm } from './AttributeForm';
import { fonts, readChoices, type SnippetChoices, storeChoices } from './choices';
import type { ConfigSnapshot } from './configSnapshot';
import { SnapshotFile } from './SnapshotFile';
import {
  type AttributeValues,
  importMapText,
  type SnippetInput,
  styleText,
  type Target,
  targets,
} from './snippets';
import { useConfigSnapshot } from './useConfigSnapshot';
import { useHash } from './useHash';
import { useIds } from './useIds';
import { useReserved } from './useReserved';
import { major, useScript } from './useScript';

/** Attributes that every element has, and few pages need. */
const SELDOM = ['phone', 'lang', 'guard', 'abandoned', 'counts'];
/** The others that every element has: they have a place of their own in the form. */
const PLACED = ['endpoint', 'config'];
/** A draft in the snippet that is longer than this, in characters, is hard to handle. */
const LONG = 4_000;

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
  const [choices, setChoices] = useState(readChoices);
  const draftConfig = useDraft(({ draft }) => draft.config);
  const ids = useIds(choices.config === 'draft' ? draftConfig : undefined);
  useEffect(() => void storeChoices(choices), [choices]);
  const choose = (changes: Partial<SnippetChoices>) => setChoices((before) => ({ ...before, ...changes }));

  const element = manifest.find(({ tagName }) => tagName === choices.tag) ?? manifest[0];
  const target = targets.find(({ id }) => id === choices.target) ?? targets[0];
  const script = useScript(choices);
  const attributes = attributesFor(choices, element, draftConfig);
  const wantedSnapshot = configSnapshotFor(element.tagName, choices, target, attributes);
  const snapshot = useConfigSnapshot(wantedSnapshot);
  const [downloaded, setDownloaded] = useState<string>();
  const hasSnapshot =
    snapshot.state === 'there' || (snapshot.url !== undefined && snapshot.url === downloaded);
  const shown = {
    tag: element.tagName,
    attributes: previewAttributes(attributes),
    config: choices.config === 'draft' ? draftConfig : undefined,
  };
  const { state, reserved } = useReserved({ ...shown, font: choices.font });
  const input: SnippetInput = {
    tag: element.tagName,
    attributes: attributesTaken(attributes, target),
    script: {
      ...script,
      ...(target.isScript && { files: undefined }),
      ...(attributes['config'] !== undefined && {
        snapshot:
          snapshot.url !== undefined && hasSnapshot
            ? { url: snapshot.url, config: String(attributes['config']) }
            : undefined,
      }),
    },
    reserved,
  };
  const styleHash = useHash(reserved && styleText(reserved.css));
  const importMapHash = useHash(importMapText(input.script));

  const form = (isWanted: (name: string) => boolean) => (
    <AttributeForm
      attributes={element.attributes.filter(({ name }) => isWanted(name))}
      values={choices.attributes}
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
            value={choices.config}
            onValue={(config) => choose({ config: config as SnippetChoices['config'] })}
            options={[
              ['none', target.hasPlugin ? 'Those of the plugin’s settings' : 'The built-in firm’s'],
              ['address', 'A config at an address'],
              ['draft', 'What I made here (the draft)'],
            ]}
            notice={draftNotice(choices, target, attributes)}
          />
          {choices.config === 'address' && (
            <TextField
              name="config"
              label="Address of the config"
              value={String(choices.attributes['config'] ?? '')}
              onValue={(config) => choose({ attributes: { ...choices.attributes, config } })}
            />
          )}
          {wantedSnapshot && snapshot.state === 'absent' && snapshot.url !== undefined && (
            <SnapshotFile wanted={wantedSnapshot} url={snapshot.url} onDownloaded={setDownloaded} />
          )}
          <output className={layout.quiet}>
            {hasSnapshot ? 'The snippet names the first state that lies beside the config.' : ''}
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
              value={choices.scriptKind}
              onValue={(kind) => choose({ scriptKind: kind as SnippetChoices['scriptKind'] })}
              options={[
                ['module', 'Module: loads only what the page uses'],
                ['classic', 'Classic: one file, for systems that allow no modules'],
              ]}
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
          {(state === 'measuring' || snapshot.state === 'looking') && !target.hasPlugin ? (
            <Button type="button" busy>
              Measuring the widget’s height…
            </Button>
          ) : (
            <CodeBlock label="Snippet" copyLabel="Copy snippet" kind="primary" code={target.write(input)} />
          )}
          <output className={layout.quiet}>
            {target.hasPlugin
              ? 'The plugin writes the widget into the page’s HTML: nothing on your page moves while it loads.'
              : spaceNote(state, reserved)}
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
                code={policyLines(input, { style: styleHash, importMap: importMapHash }).join('\n')}
              />
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

function spaceNote(
  state: ReturnType<typeof useReserved>['state'],
  reserved: SnippetInput['reserved'],
): string {
  if (state === 'measuring') return '';
  if (state === 'failed') return 'The widget could not be shown, so its height was not measured.';
  return reserved
    ? 'The widget’s height was measured in this browser: nothing on your page moves while it loads.'
    : 'It takes no place in the page, so none is reserved.';
}

/** The element's own attributes among what was chosen: what was set for another widget stays for it. */
function attributesFor(
  { attributes, config }: SnippetChoices,
  element: ManifestElement,
  draft: object,
): Readonly<Record<string, string | true>> {
  const known = element.attributes.map(({ name }) => name).filter((name) => name !== 'config');
  const own = known.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const address = attributes['config'];
  return {
    ...Object.fromEntries(own),
    ...(config === 'draft' && { config: JSON.stringify(draft) }),
    ...(config === 'address' && address !== undefined && address !== '' && { config: address }),
  };
}

/** Only HTML names one, for a module whose release goes on with the desk's, and a config that is somewhere. */
function configSnapshotFor(
  tag: string,
  { scriptKind, release, config }: SnippetChoices,
  { hasPlugin, isScript, takesNoConfig }: Target,
  attributes: AttributeValues,
): ConfigSnapshot | undefined {
  const { config: address, lang } = attributes;
  if (config !== 'address' || typeof address !== 'string') return undefined;
  if (hasPlugin || isScript || takesNoConfig || scriptKind !== 'module' || release === 'pinned')
    return undefined;
  return { config: address, tag, lang: typeof lang === 'string' ? lang : undefined };
}

/** What stands in the snippet: the plugin takes the endpoint from its settings alone. */
function attributesTaken(attributes: AttributeValues, { hasPlugin, takesNoConfig }: Target): AttributeValues {
  const isLeftOut = (name: string, value: string | true) =>
    (hasPlugin && name === 'endpoint') ||
    (takesNoConfig && name === 'config' && String(value).startsWith('{'));
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => !isLeftOut(name, value)));
}

/** Nothing that one tries out is sent, and a draft is set as a property. */
function previewAttributes(attributes: Readonly<Record<string, string | true>>) {
  const shown = Object.entries(attributes).filter(
    ([name, value]) => name !== 'endpoint' && !(name === 'config' && String(value).startsWith('{')),
  );
  return Object.fromEntries(shown);
}

function draftNotice(
  { config }: SnippetChoices,
  { takesNoConfig }: Target,
  attributes: AttributeValues,
): string | undefined {
  if (config !== 'draft') return undefined;
  if (takesNoConfig)
    return 'A draft cannot stand in a shortcode, and is left out. Download it, and upload it in the plugin’s settings.';
  return String(attributes['config']).length > LONG
    ? 'The whole draft stands in the snippet. It is long: a file at an address is easier to change later.'
    : undefined;
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
