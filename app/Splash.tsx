import { BrandMark } from '@/components/ui/brand/BrandMark';
import splash from './html/splash.json';

/** Shown in place of a page without frame until its code is loaded. */
export function Splash() {
  return (
    <div className="splash">
      <BrandMark size={44} />
      <p>{splash.loading}</p>
    </div>
  );
}

/** In both languages: the texts may be lost as well. */
export function FilesLost(props: { id?: string; hidden?: boolean }) {
  return (
    <div className="start-line" role="alert" {...props}>
      {splash.late.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <a href="">{splash.reload}</a>
    </div>
  );
}

/** Part of the HTML: shown if scripts are disabled or the client's files fail to load (pre-paint.ts). */
export function StartLine() {
  return (
    <>
      <FilesLost id="start-late" hidden />
      <noscript>
        <div className="start-line">
          <p>{splash.noScript}</p>
        </div>
      </noscript>
    </>
  );
}
