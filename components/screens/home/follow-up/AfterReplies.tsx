import type { Period } from '../home-period';
import { FollowUps } from './FollowUps';
import { Outcomes } from './Outcomes';

/** What comes after the first reply, where there is any of it. */
export const AfterReplies = ({ today, period }: { today: string; period: Period }) => (
  <>
    <FollowUps today={today} />
    <Outcomes period={period} />
  </>
);
