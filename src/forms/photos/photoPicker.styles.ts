import { css, keyframes } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** All of it can be pressed: the file input covers it, transparent. */
export const area = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 10px;
  min-block-size: max(44px, ${space('72px')});
  padding: ${space('16px')};
  border: 1px dashed ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  color: ${token('color-done')};
  text-align: center;
  transition:
    background-color 150ms ease-out,
    border-color 150ms ease-out;

  &:hover {
    border-color: ${token('color-ink')};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 0;
    border-color: ${token('color-focus')};
  }
`;

export const tip = css`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-block-end: 4px;
  color: ${token('color-ink-soft')};
  font-size: 0.9375em;

  & > svg {
    flex: none;
    color: ${token('color-done')};
  }
`;

/** The limit is reached. It still takes files, to refuse them by name. */
export const full = css`
  color: ${token('color-ink-soft')};
`;

/** While files are held over it. */
export const target = css`
  border-style: solid;
  border-color: ${token('color-done')};
  background: ${token('color-done-ground')};
`;

export const input = css`
  &::file-selector-button {
    cursor: pointer;
  }
`;

export const button = css`
  font-weight: 650;
`;

/** Only where there is a mouse to drop with. */
export const drop = css`
  color: ${token('color-ink-soft')};

  @media not ((hover: hover) and (pointer: fine)) {
    display: none;
  }
`;

export const refusals = css`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  margin-block-start: 12px;
  padding: 12px 14px;
  border: 1px solid ${token('color-error')};
  border-radius: ${token('radius-control')};
  background: ${token('color-error-ground')};
  color: ${token('color-error')};

  & > ul {
    display: grid;
    gap: 6px;
    color: ${token('color-ink')};
    font-size: 0.9375em;
    overflow-wrap: anywhere;
  }
`;

export const count = css`
  font-size: 0.875em;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &:not(:empty) {
    margin-block-start: 14px;
  }
`;

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
