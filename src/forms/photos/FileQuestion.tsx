import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { fillText } from '../../domain/fillText';
import type { Question } from '../../domain/question';
import { questionField } from '../../domain/questionField';
import { own } from '../../leads/validation';
import { phoneHref } from '../../page/phoneHref';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { formatNumber } from '../../ui/base/formatNumber';
import { Icon } from '../../ui/base/Icon';
import { FieldError } from '../fields/Field';
import { WithoutScript } from '../fields/WithoutScript';
import { fileBudget, type PhotosActions, type PhotosState } from '../photoList';
import { isRequired } from '../questions/questions';
import { PhotosField } from '../wizard/PhotosField';
import type { PhotoPickerMessages } from './PhotoPicker';

/** The messages of the picker, and what differs from them where it takes one file. */
interface FileMessages extends PhotoPickerMessages {
  file: Readonly<
    Record<
      | 'hint'
      | 'hintRequired'
      | 'missing'
      | 'call'
      | 'withoutScript'
      | 'busy'
      | 'lost'
      | 'full'
      | 'button'
      | 'drop'
      | 'count'
      | 'notImage'
      | 'limit',
      string
    >
  >;
}

/** The form that asks for a file. */
export interface FileForm {
  store: Pick<
    StoreApi<PhotosState & PhotosActions & { errors: Readonly<Record<string, unknown>> }>,
    'getState' | 'getInitialState' | 'subscribe'
  >;
  settings: {
    facts: { company: { phone: string } };
    messages: object;
    lang: string;
  };
}

export interface FileQuestionProps {
  question: Question;
  /** All of the form, which share what a lead can hold. */
  questions: readonly Question[];
  form: FileForm;
}

/** A question that is answered by one photo or one PDF. */
export function FileQuestion({
  question,
  questions,
  form: { store, settings },
}: FileQuestionProps): ReactNode {
  const { id, label, hint } = question;
  const name = questionField(id);
  const { photos, photosLost, isMissing, setPhotos, setPhotosBusy } = useStore(
    store,
    useShallow((state) => ({
      photos: state.photos,
      photosLost: state.photosLost,
      isMissing: own(state.errors, name) !== undefined,
      setPhotos: state.setPhotos,
      setPhotosBusy: state.setPhotosBusy,
    })),
  );
  const photoMessages = fileMessagesIn(settings);
  if (!photoMessages) return null;
  const { phone } = settings.facts.company;
  const required = isRequired(question, phone);
  const { file: fileMessages, ...messages } = photoMessages;
  const budget = fileBudget(questions);
  const files = photos.filter((photo) => photo.question === id);
  // Of what is left for a file, base64 takes a third more.
  const documentSize = formatNumber(Math.floor((budget.maxBytes * 0.75) / 100_000) / 10, settings.lang);
  const fill = (message: string) => fillText(message, { documentSize });
  return (
    <div data-missing={isMissing ? name : undefined}>
      <PhotosField
        photos={files}
        onPhotos={(chosen) => setPhotos(chosen, id)}
        onBusy={(busy) => setPhotosBusy(busy, id)}
        documents
        {...budget}
        messages={{
          ...messages,
          ...fileMessages,
          label: required ? `${label} *` : label,
          tip: '',
          hint: [hint, fill(required ? fileMessages.hintRequired : fileMessages.hint)]
            .filter(Boolean)
            .join(' '),
          refusals: {
            ...messages.refusals,
            documentTooLarge: fill(messages.refusals.documentTooLarge),
            notImage: fileMessages.notImage,
            limit: fileMessages.limit,
          },
        }}
        lost={photosLost && files.length === 0 ? fileMessages.lost : undefined}
      />
      <WithoutScript message={`${label}: ${fileMessages.withoutScript}`} phone={phone} />
      {required && files.length === 0 && (
        <a className={call} href={phoneHref(phone)}>
          <Icon icon={Phone} size={18} />
          <span>{fillText(fileMessages.call, { phone })}</span>
        </a>
      )}
      {isMissing && <FieldError id={`missing-${id}`} message={fillText(fileMessages.missing, { phone })} />}
    </div>
  );
}

/** Says that the form waits for a file. */
export function AwaitedFile({ store, settings }: FileForm): ReactNode {
  const isAwaited = useStore(store, (state) => state.photosStatus === 'awaited');
  const messages = fileMessagesIn(settings);
  return messages && <p aria-live="polite">{isAwaited && messages.file.busy}</p>;
}

/** The messages of photos, which a form has where its firm asks for a file; undefined where they could not be had. */
const fileMessagesIn = ({ messages }: FileForm['settings']) => (messages as { photos?: FileMessages }).photos;

/** The way out for who has none: as easy to press as the button for the file. */
const call = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  margin-block: 8px 6px;
  padding: 8px 16px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  font-weight: 650;
  text-decoration: none;
`;
