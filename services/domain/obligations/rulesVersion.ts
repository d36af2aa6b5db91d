/** Day on which the rules were last checked against their sources. It goes with every saved report. */
export const rulesVersion = '2026-11-28';
