/** How a lesson is called in an address: `quant.arith.remainders` is `arith-remainders`, `form.qc` is `form-qc`. */

/** No two lessons share one; an id is found again by looking it up among the lessons. */
export const slugOf = (id: string): string => id.replace(/^quant\./, '').replaceAll('.', '-');
