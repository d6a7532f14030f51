import type { ReactNode } from 'react';
import { TextButton } from '../../src/ui/controls/TextButton';
import * as layout from '../../webapp/layout.styles';
import { type Path, valueAt } from '../config/path';
import { useDraft } from '../draft/draftStore';
import type { ManifestElement } from '../manifest/manifest';
import { useLacks } from './check/checkStore';
import { show } from './check/Findings';
import { labelAt } from './labels';

/** Says in place of an empty preview what the widget cannot be shown without, and leads there. */
export function MissingFacts({ element }: { element: ManifestElement | undefined }): ReactNode {
  const needs = element?.needs;
  const isLacking = useLacks(needs);
  const place: Path = (needs ?? '').split('.');
  const hasBegun = useDraft(({ draft }) => valueAt(draft.config, place) !== undefined);
  if (needs === undefined || !isLacking) return null;
  return (
    <div className={layout.card}>
      <p>
        {hasBegun
          ? `This widget shows nothing yet: of “${labelAt(place)}” none is filled in so far that it can be shown.`
          : `This widget shows nothing yet: it needs “${labelAt(place)}”, and there is none.`}
      </p>
      <TextButton onPress={() => show(place)}>{`Go to “${labelAt(place)}”`}</TextButton>
    </div>
  );
}
