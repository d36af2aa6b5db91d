/** The question of scheme.css for scripts. In browsers only. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
