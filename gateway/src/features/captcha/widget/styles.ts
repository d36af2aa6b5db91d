/**
 * The host page sets `--captcha-*`; without them it looks like a page of the gateway. Sizes of the slider's handle are
 * shares of the picture's width, so that handle and piece stand below each other at every width.
 */
export const styles = `
:host {
  --text: var(--captcha-text, #0f2a30);
  --muted: var(--captcha-muted, #46595d);
  --ground: var(--captcha-ground, #fcfcfa);
  --surface: var(--captcha-surface, #eef2f0);
  --line: var(--captcha-line, #788c8e);
  --accent: var(--captcha-accent, #bf3318);
  --accent-hover: var(--captcha-accent-hover, #992611);
  --on-accent: var(--captcha-on-accent, #fcfcfa);
  --positive: var(--captcha-positive, #1d6b45);
  --radius: var(--captcha-radius, 2px);
  display: block;
  max-width: 22rem;
  color: var(--text);
}
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
p { margin: 0; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem; }
.hint { color: var(--muted); font-size: 0.8125rem; line-height: 1.45; }
.status { margin-top: 0.5rem; font-size: 0.9375rem; line-height: 1.45; }
.status:empty { display: none; }

button {
  min-height: 2.75rem;
  padding: 0.5rem 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.9375rem;
  line-height: 1.25;
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.25em;
  cursor: pointer;
}
button:hover { text-decoration-thickness: 2px; }
button.strong {
  padding: 0.5rem 1.25rem;
  border: 1px solid var(--text);
  border-radius: var(--radius);
  background: var(--ground);
  font-weight: 600;
  text-decoration: none;
}
button.strong:hover { background: var(--text); color: var(--ground); }
:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; border-radius: var(--radius); }

.puzzle { display: grid; gap: 0.75rem; container-type: inline-size; }
.stage { position: relative; overflow: hidden; border-radius: var(--radius); background: var(--surface); }
.stage img { display: block; width: 100%; height: auto; user-select: none; -webkit-user-select: none; pointer-events: none; }
.stage .piece { position: absolute; top: 0; width: var(--piece); height: 100%; }

input {
  appearance: none;
  width: 100%;
  height: 2.75rem;
  margin: 0;
  color: inherit;
  background:
    linear-gradient(var(--line), var(--line)) 0 50% / 100% 1px no-repeat,
    repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 8px) 0 50% / 100% 9px no-repeat;
  cursor: ew-resize;
  touch-action: pan-y;
}
input::-webkit-slider-thumb {
  appearance: none;
  width: var(--handle);
  height: 2.75rem;
  border: 0;
  border-radius: var(--radius);
  background: linear-gradient(90deg, transparent 0 calc(50% - 4px), var(--on-accent) 0 calc(50% - 2px), transparent 0 calc(50% + 2px), var(--on-accent) 0 calc(50% + 4px), transparent 0) 50% / 100% 1rem no-repeat var(--accent);
}
input::-moz-range-thumb {
  width: var(--handle);
  height: 2.75rem;
  border: 0;
  border-radius: var(--radius);
  background: linear-gradient(90deg, transparent 0 calc(50% - 4px), var(--on-accent) 0 calc(50% - 2px), transparent 0 calc(50% + 2px), var(--on-accent) 0 calc(50% + 4px), transparent 0) 50% / 100% 1rem no-repeat var(--accent);
}
input:hover::-webkit-slider-thumb { background-color: var(--accent-hover); }
input:hover::-moz-range-thumb { background-color: var(--accent-hover); }

.done { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; color: var(--positive); font-weight: 600; }
.done svg { flex: none; }
progress { width: 100%; height: 4px; accent-color: var(--accent); }

@media (prefers-reduced-motion: reduce) {
  progress { display: none; }
}
@media (forced-colors: active) {
  input { appearance: auto; background: none; }
  input::-webkit-slider-thumb { appearance: auto; }
}
`;
