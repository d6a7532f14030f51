import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import type { QrCode } from '../../webapp/qrCode';
import { englishName } from '../config/languages';
import type { ConfigJson } from '../draft/draft';
import { themeOf, valuesOf } from '../theme/themeValues';
import { drawHanger } from './drawHanger';
import { type HangerLanguage, hangerOf, type Paper, paperOf, papers } from './hanger';
import * as styles from './print.styles';

interface DoorHangerProps {
  config: ConfigJson;
  /** None yet: the rest is seen all the same. */
  code: QrCode | undefined;
  firm: typeof import('./readFirm');
}

/** The firm's door hanger as it is printed, on the paper of its country and in each of its languages. */
export function DoorHanger({ config, code, firm }: DoorHangerProps): ReactNode {
  const languages = firm.languagesOfFirm(config);
  const [chosenLang, setLang] = useState<string>();
  const lang = languages.find((one) => one === chosenLang) ?? languages[0] ?? 'en';
  const [chosenPaper, setPaper] = useState<string>();
  const paper = (chosenPaper as Paper | undefined) ?? paperOf(firm.readFirm(config, lang));
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <>
      <div className={layout.pair}>
        <Choose
          label="Paper"
          value={paper}
          onValue={setPaper}
          options={Object.entries(papers).map(([name, { label }]) => [name, label])}
        />
        {languages.length > 1 && (
          <Choose
            label="Language"
            value={lang}
            onValue={setLang}
            options={languages.map((tag) => [tag, englishName(tag)])}
          />
        )}
      </div>
      <Preview frame={frame} {...{ config, code, firm, lang, paper }} />
      {code ? (
        <div>
          <Button type="button" onPress={() => frame.current?.contentWindow?.print()}>
            Print it, or save it as PDF
          </Button>
        </div>
      ) : (
        <p>Type the page first: the QR code leads there.</p>
      )}
      <p className={layout.quiet}>
        In the print dialog choose no margins, and switch background graphics on. The dashed circle and line
        are where the hanger is cut.
      </p>
    </>
  );
}

interface PreviewProps extends DoorHangerProps {
  frame: React.RefObject<HTMLIFrameElement | null>;
  lang: HangerLanguage;
  paper: Paper;
}

function Preview({ frame, config, code, firm, lang, paper }: PreviewProps): ReactNode {
  const [doc, setDoc] = useState<Document>();
  const take = () => setDoc(frame.current?.contentDocument ?? undefined);
  // Chrome and Safari load the empty document while the frame is put into the page, before React listens.
  useEffect(take);
  useEffect(() => {
    if (!doc) return;
    const values = valuesOf(themeOf(config));
    void drawHanger(doc, hangerOf(firm.readFirm(config, lang), lang), code, {
      paper,
      colors: {
        dark: values['color-dark'],
        onDark: values['color-on-dark'],
        accent: values['color-accent'],
        onAccent: values['color-on-accent'],
      },
    });
  }, [doc, config, code, firm, lang, paper]);
  return (
    <div className={styles.paper} style={papers[paper]}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows our own markup, and must print */}
      <iframe
        ref={frame}
        title="Door hanger"
        // Firefox puts another document into it later.
        onLoad={take}
      />
    </div>
  );
}
