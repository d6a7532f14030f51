import type { PictureContent } from '../content';

export function Picture({ picture, first = false }: { picture: PictureContent; first?: boolean }) {
  const { src, srcSet, avif, sizes, alt } = picture;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        srcSet={srcSet}
        sizes={sizes}
        src={src}
        alt={alt}
      />
    </picture>
  );
}
