/** A map scale: centimeters on paper, kilometers on the ground, and back. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.ratio'],
  form: 'numeric',
  difficulty: 1,
  seconds: 60,
  space: {
    per: [2, 3, 4, 5],
    km: [10, 15, 25, 40, 50, 60],
    factor: [1.5, 2.5, 3, 3.5, 4.5, 6],
    way: ['ground', 'map', 'plan'],
  },
  make: ({ per, km, factor, way }) => {
    const paper = per * factor;
    const ground = km * factor;
    if (!Number.isInteger(ground * 2) || !Number.isInteger(paper * 2) || km % per === 0) return null;
    if (way === 'plan') {
      // A floor plan, with meters.
      const meters = km / 5;
      const long = meters * factor;
      if (!Number.isInteger(long * 2)) return null;
      return {
        stem: both`On the floor plan of a museum, ${per} centimeters represent ${meters} meters. A hall is ${paper} centimeters long on the plan. What is the actual length of the hall, in meters?``
          某博物馆的平面图上，${per} 厘米表示 ${meters} 米。某展厅在图上长 ${paper} 厘米。该展厅的实际长度是多少米？`,
        key: long,
        suffix: both`meters``米`,
        steps: [
          both`The idea: Lengths on paper and in reality are multiplied by the same factor, so find that factor; no units need converting. The hall is $${paper} \div ${per} = ${factor}$ times ${per} centimeters long on the plan.``关键在于：图上的长度扩大几倍，实际长度就扩大同样的倍数，所以只求倍数，不必换算单位。展厅在图上的长度是 ${per} 厘米的 $${paper} \div ${per} = ${factor}$ 倍。`,
          both`So it is ${factor} times ${meters} meters long: $${factor} \cdot ${meters} = ${long}$.``所以实际长度是 ${meters} 米的 ${factor} 倍：$${factor} \cdot ${meters} = ${long}$。`,
        ],
        wrong: [
          [
            paper * meters,
            'ignores-a-condition',
            both`$${paper} \cdot ${meters} = ${paper * meters}$ treats each single centimeter as ${meters} meters.``$${paper} \cdot ${meters} = ${paper * meters}$ 把一厘米当成了 ${meters} 米。`,
          ],
          [
            meters + paper - per,
            'adds-for-multiplies',
            both`$${meters} + ${paper} - ${per} = ${meters + paper - per}$ adds, although the lengths are in proportion.``$${meters} + ${paper} - ${per} = ${meters + paper - per}$ 该按比例时做了加法。`,
          ],
        ],
      };
    }
    const isGround = way === 'ground';
    const key = isGround ? ground : paper;
    return {
      stem: isGround
        ? both`On a map, ${per} centimeters represent ${km} kilometers. Two towns are ${paper} centimeters apart on the map. What is the actual distance between the towns, in kilometers?``
          某地图上 ${per} 厘米表示 ${km} 千米。两座城镇在地图上相距 ${paper} 厘米。两镇的实际距离是多少千米？`
        : both`On a map, ${per} centimeters represent ${km} kilometers. The actual distance between two lakes is ${ground} kilometers. How many centimeters apart are the lakes on the map?``
          某地图上 ${per} 厘米表示 ${km} 千米。两个湖的实际距离是 ${ground} 千米。它们在地图上相距多少厘米？`,
      key,
      suffix: isGround ? both`kilometers``千米` : both`centimeters``厘米`,
      steps: isGround
        ? [
            both`The idea: Lengths on paper and in reality are multiplied by the same factor, so find that factor; no units need converting. The distance on the map is $${paper} \div ${per} = ${factor}$ times ${per} centimeters.``关键在于：图上的长度扩大几倍，实际长度就扩大同样的倍数，所以只求倍数，不必换算单位。图上距离是 ${per} 厘米的 $${paper} \div ${per} = ${factor}$ 倍。`,
            both`So the actual distance is ${factor} times ${km} kilometers: $${factor} \cdot ${km} = ${ground}$.``所以实际距离是 ${km} 千米的 ${factor} 倍：$${factor} \cdot ${km} = ${ground}$。`,
          ]
        : [
            both`The idea: Lengths on paper and in reality are multiplied by the same factor, so find that factor; no units need converting. The actual distance is $${ground} \div ${km} = ${factor}$ times ${km} kilometers.``关键在于：图上的长度扩大几倍，实际长度就扩大同样的倍数，所以只求倍数，不必换算单位。实际距离是 ${km} 千米的 $${ground} \div ${km} = ${factor}$ 倍。`,
            both`So the distance on the map is ${factor} times ${per} centimeters: $${factor} \cdot ${per} = ${paper}$.``所以图上距离是 ${per} 厘米的 ${factor} 倍：$${factor} \cdot ${per} = ${paper}$。`,
          ],
      wrong: isGround
        ? [
            [
              paper * km,
              'ignores-a-condition',
              both`$${paper} \cdot ${km} = ${paper * km}$ treats each single centimeter as ${km} kilometers.``$${paper} \cdot ${km} = ${paper * km}$ 把一厘米当成了 ${km} 千米。`,
            ],
            [
              km + paper - per,
              'adds-for-multiplies',
              both`$${km} + ${paper} - ${per} = ${km + paper - per}$ adds, although the distances are in proportion.``$${km} + ${paper} - ${per} = ${km + paper - per}$ 该按比例时做了加法。`,
            ],
          ]
        : [
            [
              factor,
              'ignores-a-condition',
              both`$${ground} \div ${km} = ${factor}$ treats each single centimeter as ${km} kilometers.``$${ground} \div ${km} = ${factor}$ 把一厘米当成了 ${km} 千米。`,
            ],
            [
              ground - km + per,
              'adds-for-multiplies',
              both`$${ground} - ${km} + ${per} = ${ground - km + per}$ subtracts, although the distances are in proportion.``$${ground} - ${km} + ${per} = ${ground - km + per}$ 该按比例时做了减法。`,
            ],
          ],
    };
  },
});
