import { Share2 } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { Icon } from '../base/Icon';
import { TextButton } from '../controls/TextButton';
import { type ShareableText, type Shared, share, toText } from './share';

interface ShareButtonProps {
  messages: { share: string; copied: string; copy: string };
  /** What is shared. @param host the widget's element. */
  data: (host: Element) => ShareableText;
}

/** Shares something, and says what the visitor has to do where that is not all. */
export function ShareButton({ messages, data }: ShareButtonProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<{ as: Shared; text: string }>();
  const press = async () => {
    const root = box.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const shared = data(root.host);
    setDone({ as: await share(shared), text: toText(shared) });
  };
  return (
    <div ref={box} className={line}>
      <TextButton onPress={() => void press()}>
        <Icon icon={Share2} size={20} />
        <span>{messages.share}</span>
      </TextButton>
      <p aria-live="polite">{done?.as === 'copied' && <span key={done.text}>{messages.copied}</span>}</p>
      {done?.as === 'refused' && (
        <label className={toCopy}>
          <span>{messages.copy}</span>
          <textarea readOnly rows={3} value={done.text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  color: ${token('color-done')};
`;

const toCopy = css`
  display: grid;
  gap: 4px;
  flex-basis: 100%;
  color: ${token('color-ink')};

  & > textarea {
    inline-size: 100%;
    padding: 10px 12px;
    border: 1px solid ${token('color-control')};
    border-radius: ${token('radius-control')};
    font: inherit;
    color: inherit;
    background: ${token('color-ground')};
  }
`;
