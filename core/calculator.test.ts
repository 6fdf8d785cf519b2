import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalculatorKey,
  calculatorKeys,
  display,
  keyboardKeys,
  newCalculator,
  press,
  pressAll,
  transferText,
} from './calculator.ts';

/** `12+3*4=` and words: R is √, N is ±, and MR, MC, M+, CE, C are written in brackets. */
function keysOf(text: string): CalculatorKey[] {
  const words: Record<string, CalculatorKey> = { '*': '×', '/': '÷', '-': '−', R: '√', N: '±' };
  return [...text.matchAll(/\[([^\]]+)\]|\S/g)].map(([key, bracketed]) =>
    bracketed ? (bracketed as CalculatorKey) : (words[key] ?? (key as CalculatorKey)),
  );
}
const after = (text: string) => pressAll(newCalculator, keysOf(text));
const shows = (text: string) => display(after(text));

const table: Record<string, [keys: string, shown: string][]> = {
  'the display at rest': [['', '0.']],

  entering: [
    ['7', '7.'],
    ['0', '0.'],
    ['007', '7.'],
    ['123', '123.'],
    ['12345678', '12345678.'],
    ['123456789', '12345678.'],
    ['.5', '0.5'],
    ['1.', '1.'],
    ['1.50', '1.50'],
    ['1..5', '1.5'],
    ['0.000', '0.000'],
    ['0.1234567', '0.1234567'],
    ['0.12345678', '0.1234567'],
    ['1234.56789', '1234.5678'],
    ['12345678.', '12345678.'],
    ['12345678.9', '12345678.'],
  ],

  'the sign': [
    ['5N', '-5.'],
    ['5NN', '5.'],
    ['N', '0.'],
    ['0N', '0.'],
    ['5N3', '-53.'],
    ['.5N', '-0.5'],
    ['12345678N', '-12345678.'],
    ['5N+3=', '-2.'],
    ['2+3=N', '-5.'],
    ['8+5N=', '3.'],
    ['8-5N=', '13.'],
    ['9+N=', '0.'],
  ],

  'the four operations': [
    ['2+3=', '5.'],
    ['2-3=', '-1.'],
    ['6*7=', '42.'],
    ['9/4=', '2.25'],
    ['0.1+0.2=', '0.3'],
    ['1.1*1.1=', '1.21'],
    ['100-99.99=', '0.01'],
    ['3/8=', '0.375'],
    ['7-7=', '0.'],
    ['0/5=', '0.'],
    ['0-0=', '0.'],
  ],

  precedence: [
    ['1+2*4=', '9.'],
    ['2*4+1=', '9.'],
    ['20-6/2=', '17.'],
    ['2+3*4-5=', '9.'],
    ['2*3+4*5=', '26.'],
    ['2*3*4=', '24.'],
    ['100/10/2=', '5.'],
    ['100/10*2=', '20.'],
    ['10-4-3=', '3.'],
    ['10-4+3=', '9.'],
    ['1+2*3+4*5-6/2=', '24.'],
    ['1/2+1/3+1/6=', '1.'],
  ],

  'what shows on the way': [
    ['2+', '2.'],
    ['2+3', '3.'],
    ['2+3+', '5.'],
    ['2+3*', '3.'],
    ['2+3*4', '4.'],
    ['2+3*4*', '12.'],
    ['2+3*4+', '14.'],
    ['(2+3', '3.'],
    ['(2+3)', '5.'],
    ['4*(', '0.'],
  ],

  'an operator after an operator replaces it': [
    ['2+*3=', '6.'],
    ['2*+3=', '5.'],
    ['8-/2=', '4.'],
    ['1+2*3+*4=', '25.'],
    ['2+3*-1=', '4.'],
    ['5+-*/2=', '2.5'],
  ],

  parentheses: [
    ['(1+2)*4=', '12.'],
    ['4*(1+2)=', '12.'],
    ['(1+2)*(3+4)=', '21.'],
    ['2*(3+4*(5-1))=', '38.'],
    ['((7))=', '7.'],
    ['(2+3', '3.'],
    ['2*(3+4=', '14.'],
    ['2*(3+(4+5=', '24.'],
    ['2+3)=', '5.'],
    [')2=', '2.'],
    ['2*()3=', '6.'],
    ['(5-8)=', '-3.'],
    ['100/(2+3)/4=', '5.'],
    ['2(3+4)=', '14.'],
    ['(1+2)(3+4)=', '21.'],
    ['(2+)*3=', '6.'],
    ['((1+2)*3', '3.'],
    ['((1+2)*3)', '9.'],
  ],

  'the root of what is shown': [
    ['9R', '3.'],
    ['2R', '1.4142136'],
    ['0R', '0.'],
    ['0.25R', '0.5'],
    ['16+9R=', '19.'],
    ['16+9=R', '5.'],
    ['3*4R=', '6.'],
    ['2R*2R=', '2.'],
    ['(9+16)R', '5.'],
    ['16RR', '2.'],
    ['99999999R', '9999.9999'],
    ['9R5', '5.'],
    ['16+9+R=', '30.'],
    ['10R*10R=', '10.'],
  ],

  'the equals sign': [
    ['5=', '5.'],
    ['=', '0.'],
    ['2+3==', '5.'],
    ['2+3===', '5.'],
    ['5+=', '5.'],
    ['3+4*=', '7.'],
    ['2+3=4', '4.'],
    ['2+3=+4=', '9.'],
    ['2+3=*4=', '20.'],
    ['2+3=.5', '0.5'],
    ['2+3=4+1=', '5.'],
  ],

  'clearing the entry': [
    ['12[CE]', '0.'],
    ['12+34[CE]', '0.'],
    ['12+34[CE]5=', '17.'],
    ['12+[CE]5=', '17.'],
    ['2+3=[CE]', '0.'],
    ['2*(3+9[CE]4)=', '14.'],
    ['[CE]', '0.'],
  ],

  'clearing all': [
    ['12+34[C]', '0.'],
    ['12+34[C]5=', '5.'],
    ['2*(3+4[C]5=', '5.'],
    ['7[M+][C][MR]', '7.'],
  ],

  memory: [
    ['[MR]', '0.'],
    ['5[M+]', '5.'],
    ['5[M+]3[M+][MR]', '8.'],
    ['5[M+]3[M+][C][MR]', '8.'],
    ['5[M+]3N[M+][MR]', '2.'],
    ['5[M+][MC][MR]', '0.'],
    ['5[M+]2', '2.'],
    ['2+3=[M+]4*[MR]=', '20.'],
    ['5[M+]10-[MR]=', '5.'],
    ['5[M+]7[MR]', '5.'],
    ['2+3+[M+][MR]=', '10.'],
    ['5[M+]2*([MR]+1)=', '12.'],
    ['1/3=[M+][M+][M+][MR]', '1.'],
  ],

  'eight digits': [
    ['1/3=', '0.3333333'],
    ['2/3=', '0.6666667'],
    ['200/3=', '66.666667'],
    ['20000000/3=', '6666666.7'],
    ['99999999/2=', '50000000.'],
    ['99999999/4=', '25000000.'],
    ['1/3*3=', '1.'],
    ['2/3-1/3-1/3=', '0.'],
    ['9999999.9+0.1=', '10000000.'],
    ['0.0000001*1=', '0.0000001'],
    ['0.0000001/2=', '0.'],
    ['0.001*0.0001=', '0.0000001'],
    ['0.0001*0.0001=', '0.'],
    ['1/8=', '0.125'],
    ['1/16=', '0.0625'],
    ['22/7=', '3.1428571'],
    ['0-2/3=', '-0.6666667'],
    ['99999999*1=', '99999999.'],
    ['12345.678*2=', '24691.356'],
  ],

  errors: [
    ['20003*20003=', 'ERROR'],
    ['99999999+1=', 'ERROR'],
    ['99999999+1+', 'ERROR'],
    ['99999999*2*', 'ERROR'],
    ['0-99999999-1=', 'ERROR'],
    ['99999999+0.4=', '99999999.'],
    ['99999999+0.5=', 'ERROR'],
    ['5/0=', 'ERROR'],
    ['5/0+', 'ERROR'],
    ['0/0=', 'ERROR'],
    ['1/(2-2)=', 'ERROR'],
    ['4NR', 'ERROR'],
    ['5/0=7', 'ERROR'],
    ['5/0=[CE]', 'ERROR'],
    ['5/0=+1=', 'ERROR'],
    ['5/0=[MR]', 'ERROR'],
    ['5/0=[C]', '0.'],
    ['5/0=[C]2+3=', '5.'],
    ['7[M+]5/0=[C][MR]', '7.'],
    ['99999999[M+][M+]', 'ERROR'],
    ['99999999[M+][M+][C][MR]', '99999999.'],
  ],
};

for (const [name, rows] of Object.entries(table)) {
  describe(name, () => {
    test.each(rows)('%s shows %s', (keys, shown) => {
      expect(shows(keys)).toBe(shown);
    });
  });
}

describe('the memory’s sign', () => {
  test.each([
    ['', false],
    ['5[M+]', true],
    ['5[M+][C]', true],
    ['5[M+][MC]', false],
  ])('after %s is lit: %s', (keys, isLit) => {
    expect(after(keys).memory !== null).toBe(isLit);
  });
});

test('Transfer Display copies the number as it is shown, and nothing of an error', () => {
  expect(transferText(after('1/3='))).toBe('0.3333333');
  expect(transferText(after('42'))).toBe('42');
  expect(transferText(after('5N'))).toBe('-5');
  expect(transferText(after('5/0='))).toBeNull();
});

test('the keys stand as on the real one', () => {
  expect(calculatorKeys.map((row) => row.join(' '))).toEqual([
    'MR MC M+ ( )',
    '7 8 9 ÷ C',
    '4 5 6 × CE',
    '1 2 3 − √',
    '± 0 . + =',
  ]);
});

test('a keyboard types what it says', () => {
  expect(display(pressAll(newCalculator, [...'12+3*4'].map((key) => keyboardKeys[key]!).concat('=')))).toBe(
    '24.',
  );
  expect(keyboardKeys.Enter).toBe('=');
});

describe('whatever is pressed', () => {
  const all = calculatorKeys.flat();
  const anyKeys = fc.array(fc.constantFrom(...all), { maxLength: 60 });

  test('the display shows ERROR or a number of at most eight digits', () => {
    fc.assert(
      fc.property(anyKeys, (keys) => {
        const shown = display(pressAll(newCalculator, keys));
        if (shown === 'ERROR') return;
        expect(shown).toMatch(/^-?\d+\.\d*$/);
        expect(shown.replace(/\D/g, '').length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 2000 },
    );
  });

  test('C brings it back to rest, and memory survives', () => {
    fc.assert(
      fc.property(anyKeys, (keys) => {
        const state = pressAll(newCalculator, keys);
        expect(press(state, 'C')).toEqual({ ...newCalculator, memory: state.memory });
      }),
    );
  });

  test('whole numbers in a row of + − × give what arithmetic gives', () => {
    const anyTerm = fc.tuple(fc.constantFrom('+', '-', '*'), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.array(anyTerm, { maxLength: 3 }), (first, rest) => {
        const text = rest.reduce((so, [operator, number]) => so + operator + number, String(first));
        const expected = Number(new Function(`return ${text}`)());
        const isOverflow = /\*\d+\*\d+\*/.test(text) || Math.abs(expected) > 99_999_999;
        if (!isOverflow) expect(Number(shows(`${text}=`))).toBe(expected);
      }),
    );
  });
});
