/** `+4930231251` becomes `+•••••••251`: its owner knows it again, a passer-by does not learn it. */
export const maskPhone = (phone: string): string => phone.replace(/\d(?=\d{3})/g, '•');
