import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { focusField } from '@/components/ui/form/focus-field';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { isApiError, refusedFields } from '@/lib/api/request/errors';
import { modifyPassword, type NewPassword } from '@/lib/api/password';
import { showError, showMessage } from '@/lib/state/messages';
import { useFrame } from '../frame-context';
import { MIN_PASSWORD_LENGTH, passwordFaults } from './password-rules';

const EMPTY: NewPassword = { password: '', confirm_password: '' };

/** The session ends after the change; unsaved input is restored after login. After a failure input stays. */
export function usePasswordForm(onClose: () => void) {
  const t = useTranslations('account.password');
  const { endSession } = useFrame();
  const rules = useMemo(
    () => ({
      record: (values: NewPassword) => values,
      check: (values: NewPassword) =>
        passwordFaults(values).map(({ path, fault }) => ({
          path,
          text: t(`fault.${fault}`, { min: MIN_PASSWORD_LENGTH }),
        })),
    }),
    [t],
  );
  const form = useRecordForm<NewPassword>({ values: EMPTY, level: 'full', rules });

  const focusFirst = () => {
    const first = form.model.snapshot().issues[0];
    if (first) focusField(form.formId, first.path);
  };
  const change = useWrite({
    mutationFn: modifyPassword,
    meta: { invalidates: [], ownErrors: true },
    onSuccess: ({ message }) => {
      onClose();
      endSession('password');
      showMessage('success', message || t('done'));
    },
    onError: (error) => {
      const refused = Object.entries(refusedFields(error));
      const own = refused.filter(([path]) => path in EMPTY);
      // The end of a session shows its own message.
      const isSaid = isApiError(error, 'session') || isApiError(error, 'cancelled');
      if (!isSaid && (own.length === 0 || own.length < refused.length)) showError(error);
      if (own.length === 0) return;
      form.model.refuse(Object.fromEntries(own));
      focusFirst();
    },
  });
  const submit = () => {
    if (change.isPending) return;
    if (!form.model.attempt('full')) return focusFirst();
    change.mutate(form.model.snapshot().values);
  };
  return { form, submit, busy: change.isPending };
}
