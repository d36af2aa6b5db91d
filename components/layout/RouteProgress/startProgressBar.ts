import { BProgress } from '@bprogress/core';

import { prefersReducedMotion } from '@/components/theme/motion';

/**
 * Shows the bar that `RouteProgress` has put on the page and lets it creep on; for whom motion is too much, it stands
 * half way. Returns what completes it.
 */
export function startProgressBar(): () => void {
  const isStill = prefersReducedMotion();
  BProgress.configure({
    template: null,
    showSpinner: false,
    easing: 'ease-out',
    minimum: isStill ? 0.5 : 0.1,
    speed: isStill ? 1 : 200,
    trickle: !isStill,
    trickleSpeed: 400,
  });
  BProgress.start();
  return () => BProgress.done();
}
