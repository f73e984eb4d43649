import { useTranslations } from 'next-intl';
import { RecordDrawer } from '@/components/ui/record/RecordDrawer';
import { ANSWER_KIND } from './answer-kind';
import { AnswerForm } from './AnswerForm';

export function AnswerDrawer() {
  const t = useTranslations('question.answer');
  return (
    <RecordDrawer
      kind={ANSWER_KIND}
      title={(question) => t(question?.answer ? 'edit' : 'title')}
      form={(question, drawer) => question && <AnswerForm question={question} drawer={drawer} />}
    />
  );
}
