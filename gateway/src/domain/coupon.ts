/** Points have no currency (requirements, 3: coupon types). */
export const isMoney = (coupon: { couponType?: string | null }): boolean => coupon.couponType !== '4';
