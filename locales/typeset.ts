import type { Locale } from './languages.ts'
import { inWords, piecesOf } from './pieces.ts'

/**
 * A text with its line breaks arranged: numbers keep their units, Chinese breaks between phrases, and in English leads and
 * texts short compounds and the last two short words stay on one line. A text of Markdown has no key: it is set as texts
 * are, and its long Japanese compounds break between words. Titles may have marks of their own.
 */
export function typeset(locale: Locale, text: string, key = ''): string {
  const united = text.replace(beforeUnit, '\u00a0')
  if (unseen.test(key)) return united
  const kept = key === '' ? united.replace(ofStandard, '\u00a0') : united
  const isMarked = !unmarked.test(key)
  if (locale === 'zh-CN') return isMarked && !/[\u200b\u2060]/.test(kept) ? phrased(kept) : kept
  if (locale === 'ja-JP') {
    const worded = key === '' ? inWords(kept) : kept
    const ends = key === '' || (isMarked && !running.test(key) && kept.length > 22)
    return joinedPhrases(ends ? worded.replace(lastPhrase, '\u2060') : worded)
  }
  if (key !== '' && !running.test(key)) return kept
  return kept.replace(compound, joined).replace(lastWord, '\u00a0')
}

const beforeUnit =
  /(?<=\d|\}\}) (?=(?:[cmk]?m|mrad|ft|in|s|ms|h|k?g|[kMGT]B|fps|Hz|px|°C|m²|(?:milli|centi|kilo)?meters?|working|minutes?|hours?|days?|weeks?|months?|years?|yuan|formats?|projects?|pixels|camera|positioning)(?![A-Za-z]))/g

/** The space in the number of a standard, such as GB/T 18284. */
const ofStandard = /(?<=\b(?:GB|GB\/T|ISO|JJF)) (?=\d)/g

/** The space before the last of four or more words, if both are short. */
const lastWord = /(?<=.{10} [^\s<{]{1,6}) (?=[^\s<{]{1,6}$)/

/** The place before a last Japanese phrase of few characters, whose neighbor is short. */
const lastPhrase =
  /(?<=.{6}[\p{sc=Hiragana}、。][^\p{sc=Hiragana}、。\s]{1,4}\p{sc=Hiragana}{1,4})(?=(?:[\p{sc=Han}\p{sc=Katakana}ー]{1,2}\p{sc=Hiragana}{0,2}|こと|もの|とき)[。）]*$)/u

/** Marks before Latin letters and numbers, which take away the gap on one side. */
const beforeLatin = /\u200b(?=[A-Za-z\d{])/g

/** Japanese words that browsers take for two, and numbers with what counts them. */
const joinedPhrases = (text: string) =>
  text
    .replace(beforeLatin, '')
    .replace(
      /(?<=方)(?=[法式位向々へ])|(?<=部)(?=[屋材品])|(?<=機)(?=能)|(?<=仕)(?=上)|(?<=問い)(?=合)|(?<=食い)(?=違)|(?<=手が)(?=け)|(?<=な)(?=ぜ)|(?<=は)(?=っ)|(?<=まと)(?=まり)|(?<=室)(?=\d室)|(?<=と)(?=し[てま])|(?<=上)(?=書き)|(?<=平方)(?=メ)|(?<=[\d%]か|\}\}か)(?=月)|(?<=[\d%]|\}\})(?=以[上内下])|(?<=[数約]|最短)(?=[\da-zA-Z{])|(?<=件中)(?=\d)|(?<=遠い)(?=場所)|(?<=に)(?=対[すし]|つ[いき]|当た|従|よ[りるっ]|して)|(?<=その)(?=もの)|(?<=間)(?=違)|(?<=結び)(?=付)|(?<=さかの)(?=ぼ)|(?<=[うる])(?=ほど|前|一度)|(?<=その)(?=ため)|(?<=[うくすつむるなたいの])(?=こと|ため|とき|ところ|もの)|(?<=分)(?=ほど)|(?<=㎡)(?=[でと])|(?<=の)(?=上に|前に|ない)|(?<=か)(?=どうか)|(?<=これまで)(?=どおり)|(?<=数十)(?=[A-Za-z])|(?<=[\d万]|\}\})(?=[–～㎡])|(?<=[–～])(?=[\d{])|(?<=[A-Za-z])(?=[＝＋])|(?<=[＝＋])(?=[A-Za-z\d])|(?<=生)(?=か[さしすせ])|(?<=うまく)(?=い[かきくけっ])|(?<=この|その|どの|次の|同じ|もう|最も)(?=[\p{sc=Han}\p{sc=Katakana}])|(?<=グラフィック)(?=ボード)|(?<=立て)(?=管)|(?<=ひと)(?=つず)|(?<=ご)(?=と[\u200b（])/gu,
      '\u2060',
    )

/** Words joined by hyphens, such as `as-built` and `centimeter-level`. */
const compound = /[a-z]+(?:-[a-z]+)+/gi

/** A compound of at most 16 letters on one line. */
const joined = (words: string) => (words.length > 16 ? words : words.replaceAll('-', '-\u2060'))

/** Keys of leads and texts. */
const running = /(lead(Ask)?|[tT]ext)$/

/** Keys of what no line shows. */
const unseen = /[aA]lt$|shareCodeText$|[dD]escription$/

/** Keys of labels and messages, and of legal texts, which are long. */
const unmarked =
  /^\w+\.(title|name|short)$|^resources\.\w+\.(title|short|label)$|^frame\.(?!consult)|^(contact\.(?!intro|success)|errors\.\w+(?<!Text)$)|^(newsroom\.feed|walk\.plan)$|^(privacy|processing|protocol)\./

/** Marks that do nothing, beside spaces and punctuation, or harm: beside Latin letters and numbers they take away a gap. */
const needless = /(?<=[\s，。、；：！？”）A-Za-z\d\ue000])\u200b|\u200b(?=[\sA-Za-z\d\ue000])/g

/** Words and names that the segmenter cuts. */
const whole = new RegExp(
  [
    '城市平台',
    '设计助手',
    '施工助手',
    '运维助手',
    '头显助手',
    '个工作日内',
    '工作日内',
    '叠加到',
    '竣工模型',
    '第二天一早',
    '一早',
    '什么活',
    '管网',
    '楼面',
    '二维码',
    '转交',
    '叠加上去',
    '轨迹记录仪',
    '预留洞口',
    '高斯泼溅',
    '选项卡',
    '应用商店',
    '读屏软件',
    '屏幕宽度',
    '测量成果',
    '一公里一公里',
    '下一阶段',
    '深度传感器',
    '运动传感器',
    '整改',
    '漏放',
    '实测实量',
    '三维激光扫描仪',
    '地脚螺栓',
    '地下管线',
    '手机或平板',
    '您面前',
    '您自己',
    '升降平台',
    '管线走向',
    '横向',
    '轻量化',
    '挂接',
    '老师傅',
    '上下游',
    '分公司',
    '会议桌',
    '链接',
    '同一个',
    '工程师答复',
    '自带',
    '分界线',
    '基础设施',
    '市政工程',
    '封板前',
    '错开',
    '付给',
    '贴回去',
    '总承包',
    '检定过',
    '下一个',
  ]
    .map((word) => [...word].join('\u200b?'))
    .join('|'),
  'g',
)

/** Whether or not: 够不够, 漏没漏. */
const asked = /(\p{Script=Han})\u200b?([不没])\u200b?\1/gu

/** The mark before a last word of one or two characters. */
const lastMark = /\u200b(?=\p{Script=Han}{1,3}[。）]*$)/u

/** Sentences, whose lines are to be full. */
const prose = /。/

/** Marks the places between phrases, or in prose between words, with zero-width spaces. A placeholder counts as a mark. */
function phrased(text: string): string {
  const most = prose.test(text) ? 4 : 6
  const names = text.match(/\{\{\w+\}\}/g) ?? []
  const pieces = piecesOf(
    'zh-CN',
    text
      .replace(/\{\{\w+\}\}/g, '\ue000')
      .replace(
        /(?<=BIM) (?=[模经负软])|(?<=AR) (?=软)|(?<=\u00a0m?m) (?=处|以[上内])|(?<=3D) (?=高斯)|(?<=竣工) (?=BIM)/g,
        '\u00a0',
      ),
    ahead,
  )
  // Lines break at spaces and after marks without one.
  return pieces
    .join('\u200b')
    .replace(needless, '')
    .replace(whole, (word) => word.replaceAll('\u200b', ''))
    .replace(asked, '$1$2$1')
    .replace(lastMark, '')
    .replace(/(?<=\ue000[个种]?)\u200b?(?=以[上内])/g, '\u2060')
    .replace(clause, (words) => inPhrases(words, most))
    .replace(/\ue000/g, () => names.shift() ?? '')
}

/** Single characters that belong to what follows. */
const ahead = /^[在从对把被向给与和及或按由每各再不可同该这那都就也还只已改放调拆看进花开一用拿翻带挂定请替让趁]$/

const clause = /[^\s，。、；：！？”）]+/g

/** A clause with marks between phrases of up to `most` characters, which are as long as that in titles and short in prose. */
function inPhrases(clause: string, most: number): string {
  if (clause.replaceAll('\u200b', '').length <= 6) return clause.replaceAll('\u200b', '')
  const words = clause.split('\u200b')
  // The best way to set the first words, by their number: its cost and its text.
  const best = [{ cost: 0, text: '' }]
  for (let end = 1; end <= words.length; end++) {
    const ways = best.map(({ cost, text }, start) => {
      const phrase = words.slice(start, end).join('')
      const between = start === 0 ? 0 : costBetween(words[start - 1] ?? '', words[start] ?? '')
      return {
        cost: cost + between + costOf(phrase.replaceAll('\ue000', '0000').length, most, end === words.length),
        text: start === 0 ? phrase : `${text}\u200b${phrase}`,
      }
    })
    best.push(ways.reduce((least, way) => (way.cost < least.cost ? way : least)))
  }
  return best.at(-1)?.text ?? ''
}

/** Phrases of one or two characters, above all the last, and long ones cost; in prose, those of one. */
const costOf = (length: number, most: number, isLast: boolean) =>
  length < most / 2 ? 4 * (3 - length) + (isLast ? 3 : 0) : length <= most ? 0 : (length - most) ** 1.5

/** A break parts what belongs together, or comes where a speaker pauses. */
const costBetween = (before: string, after: string) =>
  (bound.test(`${before}\u200b${after}`) ? 12 : 0) - (before.endsWith('的') || pausing.test(after) ? 1 : 0)

const pausing = /^[在从对把被向给与和及或按由每各再也都就还不]/

/** What leads to the next word, what completes the one before, and verbs with their prepositions. */
const bound = new RegExp(
  [
    '(?:[在从对把被向给与和及或按由每各再不可都就也还只先已更最很要会能将这那哪该本同第趁半您]|几|一边|[到于]|(?<!之)一|\\d|\\ue000)\u200b',
    '[一两几三每这那哪\ue000][个条台根张座套种]\u200b',
    '\u200b(?:[过了着得们的好完掉中里]|[出下起进]来|[上下进]去|以[上内]|之[前后内间]|用的|单位|人员|大小|条件下|一[下遍次]|不[下了]|不到(?![一\\d\ue000]))',
    '[挂立记拍喷发放派叠列写站落贴留附]\u200b[在给]',
  ].join('|'),
)
