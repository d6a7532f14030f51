import { type ReactNode, useMemo, useState } from 'react';
import { TextField } from '../../src/forms/fields/TextField';
import { useLazyModule } from '../../src/ui/base/useLazyModule';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { type QrCode, qrCode, qrSvg } from '../../webapp/qrCode';
import { useDraft } from '../draft/draftStore';
import { downloadFile } from '../share/files';
import { Card } from '../ui/Card';
import { CodeBlock } from '../ui/CodeBlock';
import { DoorHanger } from './DoorHanger';
import { makeLink, type PlaceName, places } from './links';
import * as styles from './print.styles';

/** A link that tells where it stands, its QR code, and a door hanger with it. */
export default function Print(): ReactNode {
  const config = useDraft(({ draft }) => draft.config);
  const firm = useLazyModule(loadFirm);
  const [page, setPage] = useState('');
  const [place, setPlace] = useState<string>('Door Hanger');
  const [campaign, setCampaign] = useState('');
  const link = makeLink({ page, place: place as PlaceName, campaign });
  const code = useMemo(() => (link === undefined ? undefined : qrCode(link)), [link]);
  const isWrong = page.trim() !== '' && link === undefined;
  return (
    <div className={layout.columns}>
      <Card id="print-link" title="A link that tells where it stands">
        <p className={layout.quiet}>
          Whoever comes by it sends leads that name the place and the campaign. “What works” in the inbox says
          how many came of each, and what they were worth.
        </p>
        <TextField
          name="page"
          label="Page that the link opens"
          hint="Such as your-site.example/estimate"
          autoComplete="url"
          inputMode="url"
          error={isWrong ? 'Type the address of a web page.' : undefined}
          value={page}
          onValue={setPage}
        />
        <div className={layout.pair}>
          <Choose
            label="Where the link stands"
            value={place}
            onValue={setPlace}
            options={Object.keys(places).map((name) => [name, name])}
          />
          <TextField
            name="campaign"
            label="Campaign"
            hint="To tell one round from the next, such as spring 2027. May be empty."
            autoComplete="off"
            value={campaign}
            onValue={setCampaign}
          />
        </div>
        {link !== undefined && code && <LinkAndCode link={link} code={code} />}
      </Card>
      <Card id="print-hanger" title="Door hanger">
        {firm ? <DoorHanger config={config} code={code} firm={firm} /> : <output>Loading…</output>}
      </Card>
    </div>
  );
}

const loadFirm = () => import('./readFirm');

function LinkAndCode({ link, code }: { link: string; code: QrCode }): ReactNode {
  return (
    <>
      <CodeBlock label="Link" copyLabel="Copy link" code={link} />
      <img
        className={styles.code}
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg(code))}`}
        alt="QR code of the link"
      />
      <div>
        <Button
          type="button"
          kind="secondary"
          onPress={() => downloadFile(qrSvg(code), 'image/svg+xml', 'qr-code.svg')}
        >
          Download the QR code (SVG)
        </Button>
      </div>
    </>
  );
}
