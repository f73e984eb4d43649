import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { FieldBox } from '@/components/ui/form/Field';
import { FieldLabel } from '@/components/ui/form/FieldLabel';
import { TextBox } from '@/components/ui/form/text/text-box';
import { Text } from '@/components/ui/layout/Text';
import { DialogActions, DialogContent } from './dialog-parts';
import { DraggableDialog } from './DraggableDialog';

interface NameDialogProps {
  title: string;
  label: string;
  /** Other attributes of the input, and the name that it begins with. */
  input: ComponentProps<typeof TextBox> & { defaultValue: string };
  hint?: string;
  busy?: boolean;
  onSubmit: (name: string, refuse: (reason: string) => void) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for a name. A refused one stays in the field, with the reason below in place of the hint. */
export function NameDialog({ title, label, input, hint, busy, onSubmit, onClose, children }: NameDialogProps) {
  const action = useTranslations('entry.action');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [why, setWhy] = useState<string>();
  const refuse = (reason: string) => {
    setWhy(reason);
    field.current?.focus();
  };
  return (
    <DraggableDialog title={title} busy={busy} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(field.current!.value, refuse);
        }}
      >
        <DialogContent>
          <FieldBox>
            <FieldLabel htmlFor={id}>{label}</FieldLabel>
            <TextBox
              id={id}
              autoFocus
              {...input}
              ref={field}
              onChange={() => setWhy(undefined)}
              aria-describedby={why && `${id}-why`}
              aria-invalid={why !== undefined}
            />
            {(why || hint) && (
              <Text variant="caption" as="p" tone={why ? 'error' : 'tertiary'} id={`${id}-why`} role={why && 'alert'}>
                {why || hint}
              </Text>
            )}
          </FieldBox>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {action('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {action('ok')}
          </Button>
        </DialogActions>
      </form>
    </DraggableDialog>
  );
}
