import { type ReactNode, use, useEffect, useState } from 'react';
import { policyLines } from '../../src/check/policyLines';
import { Button } from '../../src/ui/form/Button';
import { TextField } from '../../src/ui/form/TextField';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { useDraft } from '../draft/useDraft';
import { loadManifest, type ManifestElement } from '../manifest/manifest';
import { PreviewFrame } from '../preview/PreviewFrame';
import { CodeBlock } from '../ui/CodeBlock';
import { AttributeForm } from './AttributeForm';
import { fonts, readChoices, type SnippetChoices, storeChoices } from './choices';
import type { ConfigSnapshot } from './configSnapshot';
import { messages } from './messages';
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
import { useScript } from './useScript';

/** Attributes that every element has, and few pages need. */
const SELDOM = ['phone', 'lang', 'guard', 'abandoned', 'counts'];
/** The others that every element has: they have a place of their own in the form. */
const PLACED = ['endpoint', 'config'];
/** A draft in the snippet that is longer than this, in characters, is hard to handle. */
const LONG = 4_000;

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
        <section className={layout.card} aria-labelledby="snippet-widget">
          <h2 id="snippet-widget" className={layout.heading}>
            {messages.which}
          </h2>
          <Choose
            label={messages.widget}
            hint={element.description}
            value={element.tagName}
            onValue={(tag) => choose({ tag })}
            options={manifest
              .filter(({ tagName }) => tagName !== 'bio-site')
              .map(({ tagName }) => [tagName, `<${tagName}>`])}
          />
          {form((name) => ![...PLACED, ...SELDOM].includes(name))}
          <details>
            <summary>{messages.more}</summary>
            <div className={layout.stack}>{form((name) => SELDOM.includes(name))}</div>
          </details>
        </section>
        <section className={layout.card} aria-labelledby="snippet-requests">
          <h2 id="snippet-requests" className={layout.heading}>
            {messages.requests}
          </h2>
          {target.hasPlugin ? null : form((name) => name === 'endpoint')}
          <p className={layout.quiet}>
            {target.hasPlugin ? messages.endpointOfPlugin : messages.endpointHint}
          </p>
          <Choose
            label={messages.configLabel}
            value={choices.config}
            onValue={(config) => choose({ config: config as SnippetChoices['config'] })}
            options={[
              ['none', target.hasPlugin ? messages.configOfPlugin : messages.configNone],
              ['address', messages.configAddress],
              ['draft', messages.configDraft],
            ]}
            notice={draftNotice(choices, target, attributes)}
          />
          {choices.config === 'address' && (
            <TextField
              name="config"
              label={messages.configUrl}
              value={String(choices.attributes['config'] ?? '')}
              onValue={(config) => choose({ attributes: { ...choices.attributes, config } })}
            />
          )}
          {wantedSnapshot && snapshot.state === 'absent' && snapshot.url !== undefined && (
            <SnapshotFile wanted={wantedSnapshot} url={snapshot.url} onDownloaded={setDownloaded} />
          )}
          <output className={layout.quiet}>{hasSnapshot ? messages.snapshotNamed : ''}</output>
        </section>
        {!target.hasPlugin && (
          <section className={layout.card} aria-labelledby="snippet-page">
            <h2 id="snippet-page" className={layout.heading}>
              {messages.page}
            </h2>
            <Choose
              label={messages.font}
              hint={messages.fontHint}
              value={choices.font}
              onValue={(font) => choose({ font })}
              options={fonts}
            />
            <Choose
              label={messages.script}
              value={choices.scriptKind}
              onValue={(kind) => choose({ scriptKind: kind as SnippetChoices['scriptKind'] })}
              options={[
                ['module', messages.scriptModule],
                ['classic', messages.scriptClassic],
              ]}
            />
            <Choose
              label={messages.release}
              value={choices.release}
              onValue={(release) => choose({ release: release as SnippetChoices['release'] })}
              hint={messages[`${choices.release}Hint`]}
              notice={noticeOf(choices, target, script)}
              options={[
                ['newest', messages.releaseNewest],
                ['major', messages.releaseMajor],
                ['pinned', messages.releasePinned],
              ]}
            />
          </section>
        )}
      </div>
      <div className={layout.stack}>
        <section className={layout.card} aria-labelledby="snippet-code">
          <h2 id="snippet-code" className={layout.heading}>
            {messages.yours}
          </h2>
          <Choose
            label={messages.target}
            hint={target.advice}
            value={target.id}
            onValue={(id) => choose({ target: id })}
            options={targets.map(({ id, label }) => [id, label])}
          />
          {(state === 'measuring' || snapshot.state === 'looking') && !target.hasPlugin ? (
            <Button type="button" busy>
              {messages.measuring}
            </Button>
          ) : (
            <CodeBlock
              label={messages.code}
              copyLabel={messages.copy}
              kind="primary"
              code={target.write(input)}
            />
          )}
          <output className={layout.quiet}>
            {target.hasPlugin ? messages.byPlugin : spaceNote(state, reserved)}
          </output>
          <p>
            <a href="#check">{messages.check}</a>
          </p>
          {target.hasPlugin ? (
            <p>
              <a href="../biosystem-widgets.zip" download>
                {messages.plugin}
              </a>
            </p>
          ) : (
            <p>
              <a href="../biosystem-static.zip" download>
                {messages.staticZip}
              </a>
            </p>
          )}
          {!target.hasPlugin && (
            <details>
              <summary>{messages.policy}</summary>
              <p className={layout.quiet}>{messages.policyHint}</p>
              <CodeBlock
                label={messages.policy}
                code={policyLines(input, { style: styleHash, importMap: importMapHash }).join('\n')}
              />
            </details>
          )}
        </section>
        <section className={layout.card} aria-labelledby="snippet-preview">
          <h2 id="snippet-preview" className={layout.heading}>
            {messages.preview}
          </h2>
          <PreviewFrame {...shown} title={messages.preview} css={`body { font-family: ${choices.font} }`} />
        </section>
      </div>
    </div>
  );
}

function spaceNote(
  state: ReturnType<typeof useReserved>['state'],
  reserved: SnippetInput['reserved'],
): string {
  if (state === 'measuring') return '';
  if (state === 'failed') return messages.notMeasured;
  return reserved ? messages.measured : messages.noSpace;
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
  if (takesNoConfig) return messages.draftInShortcode;
  return String(attributes['config']).length > LONG ? messages.draftLong : undefined;
}

function noticeOf(
  { release, scriptKind }: SnippetChoices,
  { isScript }: Target,
  { integrity }: SnippetInput['script'],
): string | undefined {
  if (release !== 'pinned') return undefined;
  if (integrity === undefined) return messages.noIntegrity;
  return isScript && scriptKind === 'module' ? messages.onlyFirst : undefined;
}
