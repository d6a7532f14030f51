import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import type { Question } from '../../../domain/question';
import { FieldError } from '../../../forms/fields/Field';
import { hint as hintStyle } from '../../../forms/fields/field.styles';
import { OwnQuestions } from '../../../forms/questions/OwnQuestions';
import { PhotosField } from '../../../forms/wizard/PhotosField';
import { formatNumber } from '../../../ui/base/formatNumber';
import { PhoneText } from '../../../ui/base/PhoneText';
import { usePicked } from '../../../ui/base/usePicked';
import { askedQuestions, givenAnswers } from '../answers/questions';
import { questionsOf } from '../lead/fields';
import { isFileRequired, missingFiles, uploadBudgets } from '../lead/uploads';
import { type StepProps, useTerms } from '../useTerms';

/** The firm's own questions, which do not change the price. @param isHere those that are shown here */
export function ContactQuestions({
  isHere,
  ...props
}: StepProps & { isHere: (question: Question) => boolean }): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms } = useTerms(props);
  return (
    <OwnQuestions
      questions={questionsOf(props.settings.facts)}
      isHere={isHere}
      form={props}
      given={givenAnswers(askedQuestions(answers, terms))}
      renderFile={(question) => <FileQuestion question={question} {...props} />}
    />
  );
}

function FileQuestion({ question, ...props }: StepProps & { question: Question }): ReactNode {
  const { id, label, hint } = question;
  const { store, settings } = props;
  const { photos, invalidAttempts, setPhotos, setPhotosBusy } = usePicked(
    store,
    'photos',
    'invalidAttempts',
    'setPhotos',
    'setPhotosBusy',
  );
  const { phone } = settings.facts.company;
  const isRequired = isFileRequired(question, phone);
  const isMissing = invalidAttempts > 0 && missingFiles([question], photos, phone).length > 0;
  const { file: fileMessages, ...messages } = settings.messages.photos;
  const budget = uploadBudgets(questionsOf(settings.facts)).file;
  // Of what is left for a file, base64 takes a third more.
  const documentSize = formatNumber(Math.floor((budget.maxBytes * 0.75) / 100_000) / 10, settings.lang);
  const fill = (message: string) => fillText(message, { documentSize });
  return (
    <div data-missing={isMissing ? '' : undefined}>
      <PhotosField
        photos={photos.filter((photo) => photo.question === id)}
        onPhotos={(chosen) => setPhotos(chosen, id)}
        onBusy={(busy) => setPhotosBusy(busy, id)}
        documents
        {...budget}
        messages={{
          ...messages,
          ...fileMessages,
          label: isRequired ? `${label} *` : label,
          tip: '',
          hint: [hint, fill(isRequired ? fileMessages.hintRequired : fileMessages.hint)]
            .filter(Boolean)
            .join(' '),
          refusals: {
            ...messages.refusals,
            documentTooLarge: fill(messages.refusals.documentTooLarge),
            notImage: fileMessages.notImage,
            limit: fileMessages.limit,
          },
        }}
      />
      {isRequired && (
        <p className={hintStyle}>
          <PhoneText text={fileMessages.call} phone={phone} />
        </p>
      )}
      {isMissing && <FieldError id={`missing-${id}`} message={fileMessages.missing} />}
    </div>
  );
}
