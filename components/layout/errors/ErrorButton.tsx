import { Bug } from 'lucide-react';
import { CommandButton } from '../CommandButton';
import { HeaderCount } from '../HeaderCount';
import { useCommandContext } from '../use-commands';

/** Captured errors; there only when there are any (specification 2). */
export function ErrorButton() {
  const { errors } = useCommandContext();
  if (errors === 0) return null;
  return (
    <CommandButton command="errors" opens>
      <Bug size={18} strokeWidth={1.7} />
      <HeaderCount count={errors} />
    </CommandButton>
  );
}
