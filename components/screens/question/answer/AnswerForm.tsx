import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/layout/TextLink';
import { Alert } from '@/components/ui/feedback/Alert';
import { Moment } from '@/components/ui/feedback/Moment';
import { DrawerForm } from '@/components/ui/record/DrawerForm';
import { useModelState } from '@/components/ui/form/form-context';
import { Field } from '@/components/ui/form/Field';
import type { DrawerHandle } from '@/components/ui/record/RecordDrawer';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { ANSWER_LENGTH, type Question } from '@/lib/api/question';
import { languageName, regionName } from '@/lib/i18n/display-names';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { ANSWER_KIND, checkAnswer } from './answer-kind';
import { hasContactData } from './contact-data';
import styles from './AnswerForm.module.css';

export function AnswerForm({ question, drawer }: { question: Question; drawer: DrawerHandle }) {
  const t = useTranslations('question.answer');
  const locale = useLocale();
  const editor = useRecordEditor({
    kind: ANSWER_KIND,
    record: question,
    check: checkAnswer,
    saveKey: () => 'save',
    onCreated: () => undefined,
    onDone: drawer.leave,
  });
  const written = useModelState(editor.form.model, ({ values }) => values.content);
  const { content, language, buyer, productId, productTitle, createdAt, answer } = editor.base ?? question;
  const facts = [buyer.name, regionName(buyer.country, locale), languageName(language, locale)].filter(Boolean);
  return (
    <DrawerForm
      editor={editor}
      drawer={drawer}
      label={t('title')}
      unwritten={!question.answer}
      labelOf={() => t('content')}
      show={(_, value) => String(value ?? '')}
    >
      <blockquote className={styles.asked}>
        <p lang={language} dir="auto">
          {content}
        </p>
        <footer>
          {facts.join(' · ')} · <Moment at={createdAt} />
          <br />
          <TextLink href={hrefOf(paths.productForm(productId))}>{productTitle || productId}</TextLink>
        </footer>
      </blockquote>
      <Field
        name="content"
        label={t('content')}
        required
        max={ANSWER_LENGTH}
        hint={answer ? t.rich('answered', { by: answer.by, time: () => <Moment at={answer.at} /> }) : t('hint')}
      >
        <TextInput rows={7} />
      </Field>
      {hasContactData(written) && <Alert severity="warning">{t('contactData')}</Alert>}
    </DrawerForm>
  );
}
