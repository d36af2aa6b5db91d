import { Mark } from './Mark';

/** Above the login form. */
export function Logo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 14, fontSize: 30, fontWeight: 600 }}>
      <Mark size={44} />
      Kompassa
    </span>
  );
}
