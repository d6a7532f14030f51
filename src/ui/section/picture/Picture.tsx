import { type ReactNode, useState } from 'react';
import { cx } from '../../../style/cx';
import { css } from '../../../style/emotion';
import { token } from '../../../style/tokens';
import { limitDensity, shownSources } from './sources';

export interface PictureFacts {
  /** A URL, or a pattern for several widths and formats: see `shownSources`. */
  src: string;
  /** The same for a crop that narrow windows show. */
  narrow?: string | undefined;
  /** Text alternative; empty for a decorative picture. */
  alt: string;
}

interface PictureProps {
  /** Without one, or if it fails to load, an empty box of the same size is shown. */
  picture: PictureFacts | undefined;
  /** The `sizes` attribute: `(min-width: 900px) 50vw, 100vw`. The last entry is for phones. */
  sizes: string;
  /** `first` is for the page's largest paint: high priority. `lazy` loads when it is nearly in view. @default 'lazy' */
  load?: 'first' | 'lazy' | undefined;
  /** Must set its size (`block-size` or `aspect-ratio`), so that loading shifts no layout. */
  className?: string;
  /** Called when it fails to load. */
  onFail?: () => void;
}

/** A picture that fills its box. */
export function Picture({
  picture,
  sizes: shown,
  load = 'lazy',
  className,
  onFail,
}: PictureProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  if (!picture || picture.src === failed) return <div className={cx(box, className)} />;
  const { src, srcSet, others } = shownSources(picture.src, shown);
  const sizes = srcSet && limitDensity(shown);
  const fail = () => {
    setFailed(picture.src);
    onFail?.();
  };
  return (
    <picture className={cx(box, className)}>
      {picture.narrow && <NarrowSources url={picture.narrow} />}
      {others.map((other) => (
        <source key={other.type} type={other.type} srcSet={other.srcSet} sizes={sizes} />
      ))}
      <img
        // It may have failed before hydration.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) fail();
        }}
        className={image}
        loading={load === 'lazy' ? 'lazy' : undefined}
        fetchPriority={load === 'first' ? 'high' : undefined}
        sizes={sizes}
        srcSet={srcSet}
        src={src}
        alt={picture.alt}
        onError={fail}
      />
    </picture>
  );
}

/** A crop is as wide as the window. */
function NarrowSources({ url }: { url: string }): ReactNode {
  const { src, srcSet = src, others } = shownSources(url);
  return [...others, { type: undefined, srcSet }].map((source) => (
    <source
      key={source.type ?? ''}
      media="(max-width: 559.98px)"
      type={source.type}
      srcSet={source.srcSet}
      sizes={limitDensity('100vw')}
    />
  ));
}

const box = css`
  display: block;
  overflow: hidden;
  background: ${token('color-ground-soft')};
`;

const image = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
