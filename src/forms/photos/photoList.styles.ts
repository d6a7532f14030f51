import { css, keyframes } from '../../style/emotion';
import { token } from '../../style/tokens';

export const photos = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
  gap: 10px;
  margin-block-start: 8px;

  @container (min-width: 560px) {
    grid-template-columns: repeat(auto-fill, minmax(116px, 1fr));
    gap: 12px;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const photo = css`
  position: relative;
  aspect-ratio: 1;
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};

  & > canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border-radius: inherit;
    animation: ${appear} 200ms ease-out;
  }

  /* A target for any thumb, a mark that hides little of the photo. */
  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: start end;
    inline-size: 44px;
    block-size: 44px;
    padding: 5px;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: ${token('color-ink')};
    cursor: pointer;
    outline-offset: -3px;
  }

  & > button > span {
    padding: 4px;
    border-radius: 50%;
    background: ${token('color-ground')};
    box-shadow: ${token('shadow')};
  }

  & > button:hover > span {
    background: ${token('color-ink')};
    color: ${token('color-ground')};
  }
`;

/** In the place of a preview: a PDF, by its name. */
export const document = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 6px;
  block-size: 100%;
  padding: 8px;
  overflow: hidden;
  color: ${token('color-ink-soft')};
  font-size: 0.8125em;
  text-align: center;
  overflow-wrap: anywhere;

  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** Where a photo will be. */
export const coming = css`
  display: grid;
  place-items: center;
  color: ${token('color-control')};
  animation: ${breathe} 1400ms ease-in-out infinite;
`;
