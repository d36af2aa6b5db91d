/** The list of mobile browsers (requirements, 1), by which the site sends visitors to this host. */
const mobile = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

export const isMobileUserAgent = (userAgent: string): boolean => mobile.test(userAgent);
