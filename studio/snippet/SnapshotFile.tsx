import { type ReactNode, useState } from 'react';
import { Button } from '../../src/ui/controls/Button';
import * as layout from '../../webapp/layout.styles';
import { downloadFile } from '../share/files';
import { type ConfigSnapshot, snapshotName } from './configSnapshot';
import { makeSnapshot } from './renderer';

interface SnapshotFileProps {
  wanted: ConfigSnapshot;
  /** Where the file belongs. */
  url: string;
  /** The snippet may name the file now. */
  onDownloaded: (url: string) => void;
}

/** Offers the first state of a widget as a file, for a config that no lead desk serves. */
export function SnapshotFile({ wanted, url, onDownloaded }: SnapshotFileProps): ReactNode {
  const [outcome, setOutcome] = useState<'idle' | 'making' | { error: string }>('idle');
  const make = async () => {
    setOutcome('making');
    try {
      downloadFile(await makeSnapshot(wanted), 'text/javascript', snapshotName(wanted.tag));
      setOutcome('idle');
      onDownloaded(url);
    } catch (error) {
      setOutcome({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div className={layout.stack}>
      <p
        className={layout.quiet}
      >{`No first state of the widget is there for this config, so it is shown a little later. This file fixes that: put it at ${new URL(url).pathname}. Make it anew whenever the config or the widgets’ release changes.`}</p>
      <Button type="button" busy={outcome === 'making'} onPress={() => void make()}>
        {`Download ${snapshotName(wanted.tag)}`}
      </Button>
      <output className={layout.quiet}>
        {typeof outcome === 'object' ? `The file could not be made. ${outcome.error}` : ''}
      </output>
    </div>
  );
}
