import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { Moment } from '@/components/ui/feedback/Moment';
import { DrawerForm } from '@/components/ui/record/DrawerForm';
import { useModelState } from '@/components/ui/form/form-context';
import { Field } from '@/components/ui/form/Field';
import type { DrawerHandle } from '@/components/ui/record/RecordDrawer';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useCan } from '@/components/ui/permission/Can';
import { ANSWER_LENGTH, type Question } from '@/lib/api/question';
import { languageName, regionName } from '@/lib/i18n/display-names';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { ANSWER_KIND, checkAnswer } from './answer-kind';
import { hasContactData } from './contact-data';

const Asked = styled('blockquote')({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 'var(--radius-panel)',
  borderLeft: '3px solid var(--primary-main)',
  backgroundColor: 'var(--surface-sunken)',
  '& p': { margin: '0 0 8px', fontSize: 'var(--type-lead)', lineHeight: '1.5rem', overflowWrap: 'anywhere' },
  '& footer': { fontSize: 'var(--type-small)', color: 'var(--text-secondary)', overflowWrap: 'anywhere' },
});

export function AnswerForm({ question, drawer }: { question: Question; drawer: DrawerHandle }) {
  const t = useTranslations('question.answer');
  const locale = useLocale();
  const mayEdit = useCan()(['question:edit']);
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
      labelOf={() => t('content')}
      show={(_, value) => String(value ?? '')}
      readOnly={!mayEdit}
    >
      <Asked>
        <p lang={language} dir="auto">
          {content}
        </p>
        <footer>
          {facts.join(' · ')} · <Moment at={createdAt} />
          <br />
          <Link href={hrefOf(paths.productForm(productId))}>{productTitle || productId}</Link>
        </footer>
      </Asked>
      <Field
        name="content"
        label={t('content')}
        required
        max={ANSWER_LENGTH}
        disabled={!mayEdit}
        hint={answer ? t.rich('answered', { by: answer.by, time: () => <Moment at={answer.at} /> }) : t('hint')}
      >
        <TextInput rows={7} />
      </Field>
      {hasContactData(written) && <Alert severity="warning">{t('contactData')}</Alert>}
    </DrawerForm>
  );
}
