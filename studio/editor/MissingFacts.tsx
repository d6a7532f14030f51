import type { ReactNode } from 'react';
import { TextButton } from '../../src/ui/controls/TextButton';
import * as layout from '../../webapp/layout.styles';
import type { Path } from '../config/path';
import type { ManifestElement } from '../manifest/manifest';
import { useLacks } from './check/checkStore';
import { show } from './check/Findings';
import { labelAt } from './labels';

/** Says in place of an empty preview what the widget cannot be shown without, and leads there. */
export function MissingFacts({ element }: { element: ManifestElement | undefined }): ReactNode {
  const needs = element?.needs;
  const isLacking = useLacks(needs);
  if (needs === undefined || !isLacking) return null;
  const place: Path = needs.split('.');
  return (
    <div className={layout.card}>
      <p>{`This widget shows nothing yet: it needs “${labelAt(place)}”, and there is none.`}</p>
      <TextButton onPress={() => show(place)}>{`Go to “${labelAt(place)}”`}</TextButton>
    </div>
  );
}
