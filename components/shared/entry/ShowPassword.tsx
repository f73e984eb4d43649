import { Eye, EyeOff } from 'lucide-react';
import { IconAction } from '@/components/ui/button/IconAction';
import type { LoginTexts } from '@/lib/i18n/login-texts';

interface ShowPasswordProps {
  visible: boolean;
  onChange: (visible: boolean) => void;
  texts: Pick<LoginTexts, 'showPassword' | 'hidePassword'>;
}

/** The eye at the end of a password field. */
export function ShowPassword({ visible, onChange, texts }: ShowPasswordProps) {
  const Icon = visible ? EyeOff : Eye;
  return (
    <IconAction label={visible ? texts.hidePassword : texts.showPassword} onClick={() => onChange(!visible)}>
      <Icon size={18} strokeWidth={1.7} />
    </IconAction>
  );
}
