/** What the search benchmark asks, of the product and of MiniSearch alike. */

export const queries: Record<string, string[]> = {
  'a rare word': ['untenable', 'perspicacious', 'lichenometry', 'cuckoo'],
  'a frequent word': ['number', 'author', 'value', 'percent'],
  'two words': ['prime number', 'window glass', 'average speed', 'ancient marble'],
  'two characters': ['质数', '余数', '面积', '平均'],
  'four characters and more': ['连续整数', '下列哪个', '标准差', '百分比变化'],
  'one character': ['圆', '数'],
  'a typing error': ['untenabel', 'remaindr'],
  'found nowhere': ['qwertyuiop', '龘龘'],
};
