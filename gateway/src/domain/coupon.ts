/** Points have no currency (specification, section 3, coupon types). */
export const isMoney = (coupon: { couponType?: string | null }): boolean => coupon.couponType !== '4';
