import { useQuery } from '@tanstack/react-query';
import { UserPicture } from '@/components/ui/brand/UserPicture';
import { userQuery } from '@/lib/api/session-queries';

export function OurPicture() {
  const { data } = useQuery({ ...userQuery(), enabled: false });
  return <UserPicture address={data?.avatar ?? ''} />;
}
