import { anything } from '@/lib/util/guards';
import { send } from './request/request';

/** The fields of the dialog, under the names of the contract. */
export interface NewPassword {
  password: string;
  confirm_password: string;
}

/** Changes the password of the current user (contract 2); the platform's message is shown. */
export const modifyPassword = ({ password, confirm_password }: NewPassword) =>
  send({
    call: '/supplier/auth/modifyPassword',
    method: 'POST',
    body: { password, confirm_password },
    schema: anything,
    write: true,
  });
