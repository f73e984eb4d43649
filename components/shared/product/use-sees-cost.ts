import { useContext } from 'react';
import { RightsContext } from '@/components/ui/permission/Can';
import { useFeature } from '@/lib/api/features';
import { can } from '@/lib/auth/permission';

/**
 * Whether the user sees what products cost and what prices leave (contract 5). Unlike a right to change, it is not
 * assumed for users whose rights name no product.
 */
export function useSeesCost(): boolean {
  const rights = useContext(RightsContext);
  return useFeature('private-cost') && can(rights, ['product:cost']);
}
