import type { ReactNode } from 'react';
import { FormTextArea } from '../../../forms/FormControls';
import { photoBudget } from '../../../forms/photoList';
import { PhotosField } from '../../../forms/wizard/PhotosField';
import { usePicked } from '../../../ui/base/usePicked';
import * as styles from '../audit-wizard.styles';
import { formOf, type StepProps } from '../stepProps';

/** Notes and photos, both optional. */
export function SubmitStep(props: StepProps): ReactNode {
  const { store, settings } = props;
  const { photos, photosStatus, photosLost, setPhotos, setPhotosBusy } = usePicked(
    store,
    'photos',
    'photosStatus',
    'photosLost',
    'setPhotos',
    'setPhotosBusy',
  );
  const { audit: messages, photos: photoMessages } = settings.messages;
  return (
    <>
      <FormTextArea form={formOf(props)} name="notes" hint={messages.hints.notes} rows={4} />
      <div>
        <PhotosField
          photos={photos}
          onPhotos={setPhotos}
          onBusy={setPhotosBusy}
          {...photoBudget('audit')}
          messages={photoMessages}
          lost={photosLost ? messages.photosLost : undefined}
        />
        <p className={styles.awaited} aria-live="polite">
          {photosStatus === 'awaited' && messages.photosBusy}
        </p>
      </div>
    </>
  );
}
