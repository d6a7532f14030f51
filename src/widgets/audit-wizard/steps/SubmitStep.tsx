import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { bindFields } from '../../../forms/bindFields';
import { photoBudget } from '../../../forms/photos';
import { preloadAfterwards } from '../../../ui/form/Afterwards';
import { TextArea } from '../../../ui/form/TextArea';
import { PhotosField } from '../../../ui/wizard/PhotosField';
import * as styles from '../audit-wizard.styles';
import { auditFields } from '../fields';
import type { StepProps } from '../stepProps';

/** Notes and photos, both optional. */
export function SubmitStep({ store, settings }: StepProps): ReactNode {
  const state = useStore(store);
  const { audit: messages, photos: photoMessages } = settings.messages;
  useEffect(preloadAfterwards, []);
  const field = bindFields(state, auditFields, messages.labels, settings);
  return (
    <>
      <TextArea {...field('notes', messages.hints.notes)} rows={4} />
      <div>
        <PhotosField
          photos={state.photos}
          onPhotos={state.setPhotos}
          onBusy={state.setPhotosBusy}
          {...photoBudget('audit')}
          messages={photoMessages}
          lost={state.photosLost ? messages.photosLost : undefined}
        />
        <p className={styles.awaited} aria-live="polite">
          {state.photosAwaited && messages.photosBusy}
        </p>
      </div>
    </>
  );
}
