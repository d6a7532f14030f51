import { type ReactNode, use, useMemo } from 'react';
import * as layout from '../../webapp/layout.styles';
import { loadManifest } from '../manifest/manifest';
import { BrandColor } from './BrandColor';
import { ColorFields } from './ColorFields';
import { ContrastFigures } from './ContrastFigures';
import { FontFields } from './FontFields';
import { PasteCss } from './PasteCss';
import { ShapeFields } from './ShapeFields';
import { ThemePreview } from './ThemePreview';
import { ThemeResult } from './ThemeResult';
import * as styles from './theme.styles';
import { useTheme } from './useTheme';

/** Give the widgets a brand's look. */
export default function Theme(): ReactNode {
  const manifest = use(loadManifest());
  const sentences = useMemo(
    () =>
      new Map(
        manifest
          .flatMap(({ cssProperties = [] }) => cssProperties)
          .map(({ name, description }) => [name.slice('--bio-'.length), description.replaceAll('`', '')]),
      ),
    [manifest],
  );
  const work = useTheme();
  return (
    <div className={styles.view}>
      <BrandColor work={work} />
      <div className={styles.beside}>
        <ThemePreview work={work} />
      </div>
      <div className={layout.stack}>
        <ContrastFigures work={work} />
        <ColorFields work={work} sentences={sentences} />
        <FontFields work={work} sentences={sentences} />
        <ShapeFields work={work} sentences={sentences} />
        <PasteCss />
        <ThemeResult work={work} />
      </div>
    </div>
  );
}
