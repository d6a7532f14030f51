import { type FormEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { createNetwork } from '../../src/check-page/network';
import { TextField } from '../../src/forms/fields/TextField';
import { usePicked } from '../../src/ui/base/usePicked';
import { Button } from '../../src/ui/controls/Button';
import * as layout from '../../webapp/layout.styles';
import { loadManifest, type ManifestElement } from '../manifest/manifest';
import { loadPage, type Refusal } from './loadPage';
import type { Outcome } from './pageCheckStore';
import { createPageCheckStore, type Way } from './pageCheckStore';
import { RefusedPage, ReportView } from './ReportView';
import { SourceField } from './SourceField';

/** Find out why a pasted widget does not work. */
export default function PageCheck(): ReactNode {
  const manifest = use(loadManifest());
  const [store] = useState(() => createPageCheckStore((html, address) => findIn(html, address, manifest)));
  const { work, progress, checks, type, check } = usePicked(
    store,
    'work',
    'progress',
    'checks',
    'type',
    'check',
  );
  const addressForm = useRef<HTMLFormElement>(null);
  const sourceForm = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (checks > 0) summary.current?.focus();
  }, [checks]);
  useEffect(() => {
    if (progress.kind !== 'refused') return;
    const form = progress.way === 'address' ? addressForm : sourceForm;
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [progress]);

  const isChecking = (way: Way) => progress.kind === 'checking' && progress.way === way;
  const errorAt = (way: Way) =>
    progress.kind === 'refused' && progress.way === way ? progress.message : undefined;
  const { outcome } = work;
  const submit = (way: Way) => (event: FormEvent) => {
    event.preventDefault();
    void check(way);
  };

  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        <form className={layout.card} noValidate ref={addressForm} onSubmit={submit('address')}>
          <h2 className={layout.heading}>Its address</h2>
          <TextField
            name="address"
            label="Address of the page"
            hint="Where you pasted the widget, as visitors open it."
            inputMode="url"
            autoComplete="url"
            value={work.address}
            error={errorAt('address')}
            onValue={(address) => type({ address })}
          />
          <div>
            <Button type="submit" busy={isChecking('address')}>
              {isChecking('address') ? 'Checking…' : 'Check this page'}
            </Button>
          </div>
        </form>
        <form className={layout.card} noValidate ref={sourceForm} onSubmit={submit('source')}>
          <h2 className={layout.heading}>Or its source</h2>
          <SourceField html={work.html} error={errorAt('source')} onHtml={(html) => type({ html })} />
          <div>
            <Button type="submit" kind="secondary" busy={isChecking('source')}>
              {isChecking('source') ? 'Checking…' : 'Check this source'}
            </Button>
          </div>
        </form>
      </div>
      <section className={layout.card} aria-labelledby="check-result">
        {progress.kind === 'failed' && (
          <p role="alert">The check could not be loaded. Try again once there is a network.</p>
        )}
        {outcome && 'reason' in outcome ? (
          <RefusedPage
            refusal={outcome}
            headingRef={summary}
            onSource={() => sourceForm.current?.querySelector('textarea')?.focus()}
          />
        ) : (
          <ReportView outcome={outcome} headingRef={summary} />
        )}
      </section>
    </div>
  );
}

/** @param html undefined where the page is to be loaded */
async function findIn(
  html: string | undefined,
  address: URL | undefined,
  manifest: readonly ManifestElement[],
): Promise<Outcome | Refusal> {
  const network = createNetwork();
  const source =
    html === undefined && address ? await loadPage(address, network) : { html: html ?? '', address };
  if ('reason' in source) return source;
  const { checkSource } = await import('./checkSource');
  return checkSource(source, manifest, navigator.onLine ? network : undefined);
}
