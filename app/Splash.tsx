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

/**
 * Part of the HTML, in both languages: shown if scripts are disabled or the client's files fail to load (pre-paint.ts).
 */
export function StartLine() {
  return (
    <>
      <div className="start-line" id="start-late" role="alert" hidden>
        {splash.late.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <a href="">{splash.reload}</a>
      </div>
      <noscript>
        <div className="start-line">
          <p>{splash.noScript}</p>
        </div>
      </noscript>
    </>
  );
}
