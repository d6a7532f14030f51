import { type ReactNode, useState } from 'react';
import { css, cx } from '../../style/emotion';
import { token } from '../../style/tokens';
import { pictureSources, spareDenseScreens } from './sources';

export interface PictureFacts {
  /** An address, or one that stands for several widths and formats: see `pictureSources`. */
  src: string;
  /** What it shows. Empty: it only accompanies words. */
  alt: string;
}

interface PictureProps {
  /** Without one, or where it cannot be had, its place stays: a quiet ground of the same size. */
  picture: PictureFacts | undefined;
  /** How wide it is shown, as CSS says it in `sizes`: `(min-width: 900px) 50vw, 100vw`, the last for phones. */
  sizes: string;
  /** `first` is the page's largest paint and comes before everything else; `lazy` waits until it is nearly in view. @default 'lazy' */
  load?: 'first' | 'lazy';
  /** Must give it its size: `block-size` or `aspect-ratio`, so that nothing moves when it arrives. */
  className?: string;
  /** Told when it cannot be had, for those who show something else then. */
  onBroken?: () => void;
}

/** A picture that fills its place. */
export function Picture({
  picture,
  sizes: shown,
  load = 'lazy',
  className,
  onBroken,
}: PictureProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  if (!picture || picture.src === broken) return <div className={cx(place, className)} />;
  const { src, srcSet, others } = pictureSources(picture.src);
  const sizes = spareDenseScreens(shown);
  const fail = () => {
    setBroken(picture.src);
    onBroken?.();
  };
  return (
    <picture className={cx(place, className)}>
      {others.map((other) => (
        <source key={other.type} type={other.type} srcSet={other.srcSet} sizes={sizes} />
      ))}
      <img
        // It may have failed before React was here.
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

const place = css`
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
