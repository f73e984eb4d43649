import { useQuery } from '@tanstack/react-query';
import { userQuery } from './session-queries';

/** What a platform may know beyond the basic contract, as far as the client uses it (contract 5). */
export type Feature =
  | 'quotation-terms'
  | 'quotation-tiers'
  | 'inquiry-waiting'
  | 'inquiry-outcome'
  | 'letterhead'
  | 'material-hash'
  | 'private-cost';

/** Whether the platform names the feature in the user info; without it no field of the feature is sent. */
export function useFeature(name: Feature): boolean {
  const { data } = useQuery({ ...userQuery(), enabled: false });
  return data?.features.includes(name) ?? false;
}
