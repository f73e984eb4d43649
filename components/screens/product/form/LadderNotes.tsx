import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { fieldId, useFormHandle, useFormState } from '@/components/ui/form/form-context';
import { isWithin } from '@/components/ui/form/paths';
import { useIssueText } from '@/components/ui/form/use-issue-text';
import { useFieldLabel } from './product-labels';

/** Below the steps: a sentence for each row that is wrong. */
export function LadderNotes({ rows }: { rows: number }) {
  const t = useTranslations('form');
  const text = useIssueText();
  const label = useFieldLabel();
  const { formId } = useFormHandle();
  const issues = useFormState((snapshot) => snapshot.issues).filter(({ path }) => isWithin(path, 'pricing.tiers'));
  const paths = ['pricing.tiers', ...Array.from({ length: rows }, (_, index) => `pricing.tiers.${index}`)];
  return paths.map((path) => {
    const own = issues.filter(
      (issue) => issue.path === path || (path !== 'pricing.tiers' && isWithin(issue.path, path)),
    );
    if (own.length === 0) return null;
    return (
      <FormHelperText key={path} id={`${fieldId(formId, path)}-notes`} error component="div" sx={{ marginTop: 0.75 }}>
        {own.map((issue) => (
          <div key={issue.path}>{t('labelWithText', { label: label(issue.path), text: text(issue) })}</div>
        ))}
      </FormHelperText>
    );
  });
}
