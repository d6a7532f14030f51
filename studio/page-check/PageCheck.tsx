import { type FormEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { createNetwork } from '../../src/check/network';
import { Button } from '../../src/ui/form/Button';
import { TextField } from '../../src/ui/form/TextField';
import { loadManifest } from '../manifest/manifest';
import * as layout from '../ui/layout.styles';
import { addressOf, loadPage } from './loadPage';
import { messages } from './messages';
import { RefusedPage } from './RefusedPage';
import { ReportView } from './ReportView';
import { SourceField } from './SourceField';
import { readWork, storeWork } from './work';

/** Find out why a pasted widget does not work. */
export default function PageCheck(): ReactNode {
  const manifest = use(loadManifest());
  const [work, setWork] = useState(readWork);
  const [errors, setErrors] = useState<{ address?: string; source?: string }>({});
  const [busy, setBusy] = useState<'address' | 'source'>();
  const [checks, setChecks] = useState(0);
  const addressForm = useRef<HTMLFormElement>(null);
  const sourceForm = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  useEffect(() => storeWork(work), [work]);
  useEffect(() => {
    if (checks > 0) summary.current?.focus();
  }, [checks]);

  const check = async (way: 'address' | 'source') => {
    if (busy) return;
    const address = addressOf(work.address);
    if (address === undefined && (way === 'address' || work.address.trim() !== '')) {
      setErrors({ address: messages.badAddress });
      addressForm.current?.querySelector('input')?.focus();
      return;
    }
    if (way === 'source' && work.html.trim() === '') {
      setErrors({ source: messages.noSource });
      sourceForm.current?.querySelector('textarea')?.focus();
      return;
    }
    setErrors({});
    setBusy(way);
    try {
      const network = createNetwork();
      const source =
        way === 'address' && address ? await loadPage(address, network) : { html: work.html, address };
      const { checkSource } = await import('./checkSource');
      const found =
        'reason' in source
          ? source
          : await checkSource(source, manifest, navigator.onLine ? network : undefined);
      setWork((before) => ({ ...before, outcome: found }));
      setChecks((count) => count + 1);
    } finally {
      setBusy(undefined);
    }
  };

  const { outcome } = work;
  const submit = (way: 'address' | 'source') => (event: FormEvent) => {
    event.preventDefault();
    void check(way);
  };

  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        <form className={layout.card} noValidate ref={addressForm} onSubmit={submit('address')}>
          <h2 className={layout.heading}>{messages.byAddress}</h2>
          <TextField
            name="address"
            label={messages.address}
            hint={messages.addressHint}
            inputMode="url"
            autoComplete="url"
            value={work.address}
            error={errors.address}
            onValue={(address) => setWork({ ...work, address })}
          />
          <div>
            <Button type="submit" busy={busy === 'address'}>
              {busy === 'address' ? messages.checking : messages.checkAddress}
            </Button>
          </div>
        </form>
        <form className={layout.card} noValidate ref={sourceForm} onSubmit={submit('source')}>
          <h2 className={layout.heading}>{messages.bySource}</h2>
          <SourceField html={work.html} error={errors.source} onHtml={(html) => setWork({ ...work, html })} />
          <div>
            <Button type="submit" kind="secondary" busy={busy === 'source'}>
              {busy === 'source' ? messages.checking : messages.checkSource}
            </Button>
          </div>
        </form>
      </div>
      <section className={layout.card} aria-labelledby="check-result">
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
