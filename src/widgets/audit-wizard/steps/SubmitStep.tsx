import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { leadLimits } from '../../../leads/limits';
import { LazyPhotoPicker } from '../../../ui/LazyPhotoPicker';
import { TextArea } from '../../../ui/TextArea';
import type { AuditWizardProps } from '../AuditWizard';
import { useTextField } from '../useTextField';
import * as styles from '../wizard.styles';

const PHOTO_LIMIT = leadLimits.photos.audit;
/** What one photo may take, so that all of them and the rest of the lead stay below what the desk takes. */
const PHOTO_BYTES = Math.floor((leadLimits.body * 0.9) / PHOTO_LIMIT);

/** Notes and photos: optional both. */
export function SubmitStep(props: AuditWizardProps): ReactNode {
  const { photos, photosAwaited, photosLost, setPhotos, setPhotosBusy } = useStore(props.store);
  const { audit: texts, photos: photoTexts } = props.settings.texts;
  const field = useTextField(props);
  return (
    <>
      <TextArea {...field('notes', texts.hints.notes)} rows={4} />
      <div>
        <LazyPhotoPicker
          photos={photos}
          onPhotos={setPhotos}
          onBusy={setPhotosBusy}
          limit={PHOTO_LIMIT}
          maxBytes={PHOTO_BYTES}
          texts={photoTexts}
        />
        {photosLost && <p className={styles.lost}>{texts.photosLost}</p>}
        <p className={styles.lost} aria-live="polite">
          {photosAwaited && texts.photosBusy}
        </p>
      </div>
    </>
  );
}
