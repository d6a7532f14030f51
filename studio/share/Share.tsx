import type { ReactNode } from 'react';
import { Button } from '../../src/ui/form/Button';
import * as layout from '../../webapp/layout.styles';
import { useDraft } from '../draft/useDraft';
import { Publish } from '../publish/Publish';
import { CodeBlock } from '../ui/CodeBlock';
import { configText, downloadConfig } from './download';
import { fileName } from './fileName';
import { PhonePage } from './PhonePage';
import { Received } from './Received';
import { ShareLink } from './ShareLink';
import * as styles from './share.styles';
import { useSharedPart } from './sharePath';

/** Take along what one made: as a file, as a link, as a page; and open what others have shared. */
export default function Share(): ReactNode {
  const draft = useDraft((state) => state.draft);
  const packed = useSharedPart();
  if (packed !== undefined) return <Received key={packed} packed={packed} />;
  return (
    <div className={layout.columns}>
      <section className={layout.card} aria-labelledby="share-file">
        <h2 id="share-file" className={layout.heading}>
          The config as a file
        </h2>
        <p className={layout.quiet}>
          One JSON file with everything that is the firm’s own. Put it on your site, and name its address in
          the snippet.
        </p>
        <div className={styles.download}>
          <Button type="button" onPress={() => downloadConfig(draft)}>
            {`Download ${fileName(draft)}`}
          </Button>
        </div>
        {draft.priceChecks.length > 0 && (
          <p className={layout.quiet}>Pinned prices are no part of the config. They go along in the link.</p>
        )}
        <CodeBlock label="Config" copyLabel="Copy JSON" code={configText(draft.config)} />
      </section>
      <div className={layout.stack}>
        <ShareLink draft={draft} />
        <PhonePage draft={draft} />
        <Publish />
      </div>
    </div>
  );
}
