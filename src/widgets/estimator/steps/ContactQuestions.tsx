import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { TextArea } from '../../../forms/fields/TextArea';
import { TextField } from '../../../forms/fields/TextField';
import { useField } from '../../../forms/useField';
import { PhotosField } from '../../../forms/wizard/PhotosField';
import * as stepStyles from '../../../forms/wizard/step.styles';
import { formatNumber } from '../../../ui/base/formatNumber';
import { usePicked } from '../../../ui/base/usePicked';
import { type ContactQuestion, questionField } from '../lead/fields';
import { uploadBudgets } from '../lead/uploads';
import type { StepProps } from '../useTerms';
import { contactForm } from './contactForm';

/** The firm's own questions, which do not change the price. */
export function ContactQuestions(props: StepProps): ReactNode {
  const { contactQuestions = [] } = props.settings.facts.estimator;
  return contactQuestions.map((question) => (
    <div key={question.id} className={stepStyles.wide}>
      {question.answer === 'file' ? (
        <FileQuestion question={question} {...props} />
      ) : (
        <TextQuestion question={question} {...props} />
      )}
    </div>
  ));
}

type QuestionProps = StepProps & { question: ContactQuestion };

function TextQuestion({ question, ...props }: QuestionProps): ReactNode {
  const { id, hint, answer, required = false } = question;
  const control = { ...useField(contactForm(props), questionField(id), hint), required };
  return answer === 'text' ? <TextArea rows={3} {...control} /> : <TextField {...control} />;
}

function FileQuestion({ question: { id, label, hint }, store, settings }: QuestionProps): ReactNode {
  const { photos, setPhotos, setPhotosBusy } = usePicked(store, 'photos', 'setPhotos', 'setPhotosBusy');
  const { file: fileMessages, ...messages } = settings.messages.photos;
  const budget = uploadBudgets(settings.facts.estimator.contactQuestions).file;
  // Of what is left for a file, base64 takes a third more.
  const documentSize = formatNumber(Math.floor((budget.maxBytes * 0.75) / 100_000) / 10, settings.lang);
  const fill = (message: string) => fillText(message, { documentSize });
  return (
    <PhotosField
      photos={photos.filter(({ question }) => question === id)}
      onPhotos={(chosen) => setPhotos(chosen, id)}
      onBusy={(busy) => setPhotosBusy(busy, id)}
      documents
      {...budget}
      messages={{
        ...messages,
        ...fileMessages,
        label,
        tip: '',
        hint: [hint, fill(fileMessages.hint)].filter(Boolean).join(' '),
        refusals: {
          ...messages.refusals,
          documentTooLarge: fill(messages.refusals.documentTooLarge),
          notImage: fileMessages.notImage,
          limit: fileMessages.limit,
        },
      }}
    />
  );
}
