import type { ReactNode } from 'react';
import { renamedPhotos } from '../../../forms/ownFields';
import { jobPhotos, photoBudget } from '../../../forms/photoList';
import { PhotosField } from '../../../forms/wizard/PhotosField';
import { usePicked } from '../../../ui/base/usePicked';
import * as styles from '../audit-wizard.styles';
import type { StepProps } from '../stepProps';

interface AuditPhotosProps extends StepProps {
  /** Replaces the picker's own label, and its tip that asks for several. */
  label?: string;
  /** The button that opens a phone's camera. Left out: the picker has none. */
  camera?: string;
}

/** The photos of an audit. */
export function AuditPhotos({ store, settings, label, camera }: AuditPhotosProps): ReactNode {
  const { photos, photosStatus, photosLost, setPhotos, setPhotosBusy } = usePicked(
    store,
    'photos',
    'photosStatus',
    'photosLost',
    'setPhotos',
    'setPhotosBusy',
  );
  const { audit: messages } = settings.messages;
  const photoMessages = renamedPhotos(settings.messages.photos, settings.facts.fields.audit.photos);
  return (
    <div>
      <PhotosField
        photos={jobPhotos(photos)}
        onPhotos={(chosen) => setPhotos(chosen)}
        onBusy={(busy) => setPhotosBusy(busy)}
        {...photoBudget('audit', settings.facts.questions.audit)}
        messages={label ? { ...photoMessages, label, tip: '' } : photoMessages}
        camera={camera}
        lost={photosLost ? messages.photosLost : undefined}
      />
      <p className={styles.awaited} aria-live="polite">
        {photosStatus === 'awaited' && messages.photosBusy}
      </p>
    </div>
  );
}
