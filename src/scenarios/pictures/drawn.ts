// Written by `npm run thumbnails`.
import type { Picture } from './picture.ts';

export const DRAWN: Readonly<Record<string, Picture>> = {
 "half-empty": {
  "of": "47620ce5",
  "queue": "eeccbacbbbcccdddddfjmquxAEILOOOOdaaaaaaaaaaaaaaaaabbacbaaabbabbbabbbbcbccdfffhmquyCFIMOOOOdaaaaa",
  "drops": "28+3 86+4",
  "use": "soyvqtAyuxHCAGLILOOOOOOOOOOOOOONmkbccbbccdcffjkmklkmlllnkonoqqsvsxyAACEIGINMOOOOOOOOOOOOOOkgbaaa"
 },
 "one-cell": {
  "of": "14df7145",
  "queue": "zzBCDEFFGGHIJJKLLMNNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOO",
  "drops": "21+3 27+61 92+1 94+2",
  "use": "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "whole-frames": {
  "of": "1a3742ff",
  "queue": "onnmllmnnopqrstuvwxyzBDEFGHIJKLMMNMMMMMNNMMMMMMNMMMMMMNNMNMNNMNNMMMNMMNMMNNNNMMLLLLKKJLMMMMLLJJH",
  "drops": "32+3 38+41 90+1",
  "use": "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "overload": {
  "of": "0d8494a9",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaacaccbcfddhklxxfBEufyOONOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "49+2 52+44",
  "use": "ddedfkiiikpnlmopoootrtAwuttAvGDEFBBIEDGKLOKJOOOJOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "take-turns": {
  "of": "7b6fd022",
  "queue": "aaaaaaaaaabbchpJNOOoaaaaaaaaaaaabccbbccbbaaaaaaaabaaabbbbcccdbcddeehlptwAEHKNONNyaaaaaaaaaaabbbc",
  "drops": "16+3 76+3",
  "use": "bbabdffhiottANOOOOOwjbaaaaaabbcfjjhoooknonhlllhnqomrutpxBxxDGEFNKMOOOOOOOOOOOOOOMrqrrqvxwuABFFFL"
 },
 "buffer-dial": {
  "of": "4e519f47",
  "queue": "aaaaaaaaabefkBOOObaaaaaaaaaabbbbbbabbbbcddccffeffhihgipvFOOOaaaaaaaaaaaaaabbaaaaaaabbbbbbbccddef",
  "drops": "14+3 57+3",
  "use": "bbabdffhiottANOOEhdaaaaaabbegipopnlnnnnrrqswwxvDCDFJJKNOOOOGiebaaaaaabcdginojiiljklnnopussuzyyCF"
 },
 "waiting-line": {
  "of": "930b324f",
  "queue": "ecccccddccbccccbbcccdeedbbcdccbbcccbcegggeeeggikkkkjihhhggfeeeggggecbbbccbaceecadffecbbccbccabcc",
  "drops": "",
  "use": "KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKHHHHHHHHHHHHHHHHHHHHHH"
 },
 "loss-paradox": {
  "of": "28209e6e",
  "queue": "aapOObcNODMNsMJEOvzFNMNuNJrKMNJENyMNNxBNNtCMNMxOKwNywINqhBMMNNKNMFNCNNKNDMNIMKMNLMNOOsLOzOHacgip",
  "drops": "3+3 7+2 11+1 13+2 16+1 20+1 22+4 28+3 32+1 35+2 39+2 43+3 47+4 54+1 58+1 60+7 68+4 73+4 78+2 81+11",
  "use": "biCOLCFNOOOOOOOOOMOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOOOOOJNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOHCEKOO"
 },
 "be-the-sender": {
  "of": "0a143994",
  "queue": "aaaaaaaaaaacbfnIOOOBaaaaaaaaaaabeedcababaaaaaaaaaaabccccbcccccddcdeeikotvzDFJNOOOCbaaaaaaaaaaaaa",
  "drops": "16+3 78+3",
  "use": "bfefhiillqwvANOOOOOEfeeeeeeeffhlomxyqmoplmqollnqpnqvrruBwvAEDCHKIKOOOOOOOOOOOOOOOJwlhijigjlkinqq"
 },
 "other-tcp": {
  "of": "d417aeba",
  "queue": "kmoruvyACFGJLNNONNMBkaaaaaaaaaaaaaaaaaabbbbcccecedefhjlnqsvxzBDGJKMNNNNNEkaaaaaaaaabababacacccdb",
  "drops": "14+4 67+4",
  "use": "OOOOOOOOOOOOOOOOOOOOIovmpsrtrwrzqCuCxFzIBLCNHLMKONOOOOOOOOOOOOOOOOOOOOOOOBuumgmqlviyjBiFiDqBwzCy"
 },
 "many-senders": {
  "of": "72c884cd",
  "queue": "uOOOjOOOOOOOOOOOOFOOOOOJOJOJOOOOOOOOOOOOOOOOOOOOLOzOhOOOOOvOzOOOKOEOpOOOOOOOOOOOOOOOOOONOyOtOLOA",
  "drops": "1+3 5+12 18+5 24+1 26+1 28+20 49+1 51+1 53+5 59+1 61+1 63+1 65+1 67+1 69+18 88+1 90+1 92+1 94+1",
  "use": "tJMDHOOOOOOOOOOOOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOMOEONOOOOOOOOOOOOOKOLONONNOOOOOOOOOOOONLOMOOOO"
 },
 "long-short": {
  "of": "18bb9b3e",
  "queue": "aaaaaaaabiNOFaaaaaaaaaaabfcbaaaaaaaaaaaadabbcbikcfknwONaaaaaaaaaaaaacaaahhfibaaGtyfaaKOskaaabaaa",
  "drops": "10+2 53+1 86+1",
  "use": "aaaccdhlwGOOlaaaaabaaaacdoilefcgehfijlmmrqutAyFFJNOOOOEmacagebfcabqdoghhvpotoorOxJzBEKOAqlgnykjm"
 },
 "far-near": {
  "of": "e88e8b69",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbddeffjjlpppsusqvwuuwvuuuuuuuuuuuuuuuuuuuuuuuuu",
  "drops": "",
  "use": "aaaaaaaaaaaaaaaaaaaaaaaaaaafkOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "capture": {
  "of": "0cccceaf",
  "queue": "aaaaaaaaaaabbbbbgHOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "18+2 21+1 24+1 28+1 39+1 42+1 47+1 60+1 64+1 86+1",
  "use": "aaaaaaazMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "unarmed-weights": {
  "of": "4fd06004",
  "queue": "bcefhhjklnopqrstuvwxzBCDEFGHJKLMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "33+63",
  "use": "NOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOONOOO"
 },
 "cheat": {
  "of": "868095d7",
  "queue": "aaacfiloruxADGJMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "16+80",
  "use": "HHHHHHHHHHMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "five-classes": {
  "of": "090604cf",
  "queue": "invEEIIGEEEEEEDFDEEDEEEEEEEEEIIHFEDEEEEEEEEEEEEEDEEEEJJHFDGDCEFFEEEEEEEEEEEEFOOMJHFEEEEEEEEEEEED",
  "drops": "3+93",
  "use": "MMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "max-min": {
  "of": "18084b60",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "rates": {
   "1": "npnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
   "2": "nonnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
   "3": "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiintzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"
  }
 },
 "beat-down": {
  "of": "77a00999",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaapCMOMFugjuDGFyoektBBypeltzzulgpwzyrginstqhmoojhl",
  "rates": {
   "1": "uNNNNNNNNNNNNNNNNKJJCHBCCCCxAAAAuplkrrolioomjjooljihgfeiiihhffegggffeeggffeegiihgffegggfeeddddff",
   "2": "iiiiiiiiiiiiiiiinnppoqorrttsuuwwrnkjqqnkiqqnkjooljhqJNIFIApINNzNNztNNIGGvxNNxFFtBNNwKKuFNNBNNCNN",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjignnljhnnmjjooljihgfegggffeeeggffeeeiihhffegggffeegggfeeedddff",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjignnljhnnmjhooljihgfegggffeeeggffeeeiihhffegggffeegggfeeedddff",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihkpnkkmm",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihknljjmm",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihkpnkkmm"
  }
 },
 "exact-rates": {
  "of": "a496f5b2",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaamzGMOONLHCvvwvsrojlvzzyurrssrojlwEFFDztnnnmjioswCEEBwsvwvtpkoooo",
  "rates": {
   "1": "ljlljjloojjjjlllllloojllljjllloojjjhhgggfffiiggggiiiggfiiggggiikkkgggiiigggilllhhhggiiiggggiiigg",
   "2": "ojloojllllljjjlnnjllljlljjjllloojjloqvxEJMqvAAsxCHHopuzEGoqvzEHpnnrtyFKKqtyCConmrtyFIpqvxEHtvvvz",
   "3": "ljlljjloommjjllllljllloojjjloolljjjhhhgggfiiiggggikkkgfiiiggggikkkgggfiigggilllhhhggiiiggggiiigg",
   "4": "lllljjloommjjllllljllloojjjlljlljjjjhgggfffhhhggggiiiggiiiggggiiiggggiiiggiilllhhhggiiiggggiiigg",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkhhhhggggiiiggggikkkgfiiiggggikkkggffhhhggiiigiiiggiiiggggiiigg",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkhhhhggggiiiggggikkkgfiiiggggikkkggffhhhggiiigiiiggiiiggggiiigg",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkhhhhggggiiiggggikkkgfiiiggggikkkggffhhhggiiigiiiggiiiggggiiigg"
  }
 },
 "back-pressure": {
  "of": "3f99adc5",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaabdjlpuwBBCCCCBCCCCACCCCBCCCCBCCCCCCCACCCCACCCCBCCCCBCCBCCCCBCCCCACC",
  "drops": "",
  "use": "uuuuuuuuuuuuuuuuooooooooooooooooooooooooomiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii"
 },
 "front-drop": {
  "of": "7c5f5d06",
  "queue": "aaaaaaaaaaaaacegimsyCHIhwystujmpruvlmpsusnptuujmqsuvlorsunmpruulpstvkmpruujmqsuskoruvjmqrutknrtu",
  "drops": "19+1 21+1 24+1 28+1 34+1 39+1 44+1 51+1 56+1 62+1 67+1 73+1 78+1 84+1 89+1 95+1",
  "use": "ossswBEEHKKKKOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "in-step": {
  "of": "d2590519",
  "queue": "aaacdefghijjjjjjjijjjjjjkjkkjkkjkjkkjkkjihgfgfedcbaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "drops": "10+5 16+7 24+2 27+7 35+2",
  "use": "yyyyyyAOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOnjjjjjjaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
 },
 "early-warning": {
  "of": "5e7d956c",
  "queue": "orAzwGFAvGEwrkmjcannknnhsxvmqneprlhtrglmfkkjmjllhijdihgiepneolkmlnrnhligheiidjmkqqqlonnnikidckij",
  "drops": "1+2 4+6 11+3 15+1 19+1 21+1 24+3 29+1 31+2 35+2 40+2 47+1 57+1 63+1 66+1 68+2 78+1 81+4 86+2 89+1",
  "use": "OOOOOOOOOOOOOOOOskMOOOOMxOOOOOpDOIiOOsLOwONGOILOzHOCOGLOAOOKMMFOOEOOOOOFOOOOEuOOOOOOOOOONFOEtOOO"
 },
 "lost-news": {
  "of": "a8a281b0",
  "queue": "aaaaaaaaaaabbccdefgijkmnprsuwzBDGILOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "35+61",
  "use": "BBBBBBDNNNNNNNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "not-free": {
  "of": "a2dd3508",
  "queue": "aaaaaaaaaaaaaaaadgjnuyCHLOOONMLKJIHDyqhaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "rates": {
   "1": "iiiikrzDLMMMMMMMMMMMMEEEECxttttttttttlllljjjjjjjjjjjgggggggggggggggggggggggggggggggggggggggggggg",
   "2": "iiiiiiiiiiiiiiiiiiintttttttttttttttlllljjjjjjjjjjjjjjjjjnrtttttttttttttttttttttttttttttttttttttt",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkkkkkjjjjjjjjjjggggggggggggggggggggggggggggggggggggggggggggg",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkkkkjjjjjjjjjjjggggggggggggggggggggggggggggggggggggggggggggg",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiigggggggggggggggggggggggggggggggggggggggggggggg",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiggggggggggggggggggggggggggggggggggggggggggggg",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiijjggggggggggggggggggggggggggggggggggggggggggggg"
  }
 },
 "idle-share": {
  "of": "e2eb0ba7",
  "queue": "aaaaacxcccceOeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeecccccccccccccccccaaaaaaaaaaaaaaa",
  "rates": {
   "1": "NNNNNNNttttttnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
   "2": "iiiiiitttttttnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
   "3": "iiiiiiiiiiiinnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn"
  }
 },
 "coupled": {
  "of": "f09166a9",
  "queue": "bOccbbbcbcccbcbcccbbcccbcbbbbbbbbcbccccdccbccbbccccccccbccbbcccccbbccbbbbbcbbbbbbbaaaaaaaaaaaaaa",
  "rates": {
   "1": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "2": "ilqttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt",
   "3": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "4": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "5": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "6": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "7": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg"
  }
 },
 "symmetric-500": {
  "of": "4ebd1d30",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbaabbcaaddghfchptzBJNONKHHHJJIIIFKONNOOOKDxyAAxrnkgc",
  "drops": "64+11 78+13",
  "use": "abccbbbbaaaaaabbdfcddehfeffffejkjigjsrnjivyxnmrGFCyuJOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOONI"
 },
 "symmetric-1500": {
  "of": "7210618f",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaabaaabbdaacddfdaehloootzFKKHKOLJIJKKKIFEINNLMNOJFBxrqqrqkhfdaaaaaaaaa",
  "drops": "52+14 68+10",
  "use": "acefdccdbaaaaabfjmfdiqulgesusggpCAzvmIKLOEEKOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOKFBDDCDEED"
 },
 "asymmetric-500": {
  "of": "0ff8c621",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabaabbabgigiqAIONIHDyxuuussstttttttttttttttttttttttttuvwx",
  "drops": "54+6",
  "use": "abbaaaaaaaaaaaaabebccbccdbffbfmbhjigiueoAkqCGsBNOMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "asymmetric-1500": {
  "of": "f41b837b",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaabbaababbbabffahnprBLKGFButrrqjhiiilnmmljhhhhhhhhhhhhhhhhhhhhhhhhhjlpr",
  "drops": "46+5",
  "use": "bbdbaaaaaaaaaaaadkbeifdelbhrhhmyiqAwpwNBBLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "appendix-500": {
  "of": "40aeea49",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabdbcaccbceiglmyCCzGMOLIBAGJIGGGGDxvtpnnnnnnnnnnnnnnnnnnnnnnnn",
  "drops": "50+4 55+8 65+1 70+1 95+1",
  "use": "bbbecccbbaaabbbdfgciheiiijglpjjpyujlKBurNNHzOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "nagata-10": {
  "of": "f977f828",
  "queue": "aaaaaaaaaaaaaaaaaacfimtAFIjyxsujpruvlpsumptummquvnosuumqtulptvmnquukprupnruvlqsumnruuiknpsuuknpr",
  "drops": "23+2 27+1 30+1 35+1 39+1 43+1 48+1 52+1 57+1 61+1 66+1 70+1 75+1 79+1 83+1 90+1",
  "use": "aaaadlmmqssxEEHKKKOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "nagata-mixed": {
  "of": "7a0ee241",
  "queue": "aaaaaaaaaaaaaaaaaaaaaajuBEFpvsruvmpstuoqtumnpruuqsuuhknpstujjmprtuoqsuulnqsuumprtumpsuqqtukmqruu",
  "drops": "24+2 28+1 31+1 37+1 41+1 47+1 50+1 58+1 65+1 70+1 76+1 81+1 85+1 89+1 95+1",
  "use": "aaaabddefffhnnquuuBBBCOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "nagata-20": {
  "of": "1b9940d7",
  "queue": "aaaaaaaaaaaaaaaaaabejqxGNEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaejqwwvkaaaaaaaaaaaaaaacfhkmpruvvl",
  "drops": "22+2 66+2 93+2",
  "use": "aaacgmmpsvvyBBFHHKOOOOOOOJvvwyyyyyyyyyyyyyyyyyyyyyyyyBHHHHHHHLNOOOOOOKHHHHHHHHHHHHINNOOOOOOOOOOO"
 },
 "nagata-50": {
  "of": "58bb1c65",
  "queue": "aaaaaaaaaaaaaaaaaacitHOOaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaflvxxgaaaaaaaaaaaaaaacmvwwuluvqvmvt",
  "drops": "21+2 63+1 65+1 84+2 87+1 89+1 92+1 94+1",
  "use": "aabchmmnrtwyABEHJLOOOOOIdegghiiiiiiiiiiiiiiiiiijknrxzBDDEFILNOOOOOMJLLLLLLLLLLLLLLMOOOOOOOOOOOOO"
 },
 "nagata-100": {
  "of": "82e48d49",
  "queue": "aaaaaaaaaaaaaaaaaahtLOOaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaapzEnaaaaaaaaaaaaaaaaaaacpvtrsuyybfoxw",
  "drops": "20+3 60+2 84+1 88+2 94+1",
  "use": "aacdgklnqtvxBCEHJNOOOOFfikmmmmmmmmmmmmmmmmmmmmmnorvCGIIIJMNOOOMDFGHJLLLLLLLLLLLLLMNOOOOOOOOOOOOO"
 },
 "zhu-two-poisson": {
  "of": "49881e88",
  "queue": "dgikiedgddfeedgknlouokquwzuyAEyvrwwwusqmotuzAFKNOOOOOOOONOONLMOKNNOOOOOOOMOOOOOLOOLJLLNOMMOOOONN",
  "drops": "48+5 54+2 62+1 66+1 68+5 74+1 76+3 80+2 87+1 90+4",
  "use": "KOOOOMNOMMMNOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "zhu-equal": {
  "of": "71283f61",
  "queue": "bcefhhjklnopqrstuvwxzBCDEFGHJKLMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "33+63",
  "use": "NOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOONOOO"
 },
 "zhu-unequal": {
  "of": "167bcb1f",
  "queue": "bdeghikkmnpqrstuwxzABDDFGHIJKMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "31+65",
  "use": "NOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOOO"
 },
 "zhu-round-robin": {
  "of": "745ae451",
  "queue": "bdeghikkmnpqrstuwxzABDDFGHIJKMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "31+65",
  "use": "NOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOOO"
 },
 "zhu-weighted": {
  "of": "e9909a39",
  "queue": "bcefhhjklnopqrstuvwxzBCDEFGHJKLMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "33+63",
  "use": "NOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOONOOO"
 },
 "zhu-ten": {
  "of": "cb06e73c",
  "queue": "aaaaaaaaaaaaaaabbbbbbbnHOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "24+2 28+1 32+1 38+1 52+1 56+1 63+1 81+1 86+1",
  "use": "aaaaaaaaamGOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "zhu-two": {
  "of": "5b538186",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbccddgghiinnnsttsxyvvzAzyyzzyyyzzyyyyyyyyyyyy",
  "drops": "",
  "use": "aaaaaaaaaaaaaaaaaaaaaaaaaaafkOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "ulku-r1-lan": {
  "of": "de72718b",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaapCMOMFugjuDGFyoektBBypeltzzulgpwzyrginstqhmoojhl",
  "rates": {
   "1": "uNNNNNNNNNNNNNNNNKJJCHBCCCCxAAAAuplkrrolioomjjooljihgfeiiihhffegggffeeggffeegiihgffegggfeeddddff",
   "2": "iiiiiiiiiiiiiiiinnppoqorrttsuuwwrnkjqqnkiqqnkjooljhqJNIFIApINNzNNztNNIGGvxNNxFFtBNNwKKuFNNBNNCNN",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjignnljhnnmjjooljihgfegggffeeeggffeeeiihhffegggffeegggfeeedddff",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjignnljhnnmjhooljihgfegggffeeeggffeeeiihhffegggffeegggfeeedddff",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihkpnkkmm",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihknljjmm",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihkpnkkmm"
  }
 },
 "ulku-r1-wan": {
  "of": "0d33a4a8",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaafknpqsslabktyAAAzywxyAAoaagsBHKNOOOOONNNNEoaadjm",
  "rates": {
   "1": "iiiikrzDLNNNNNNNNNMNHKKKKJJCKBHHCFvmhedcqzzyvvsoligfddcbbkpsssqqpnkjhfdccluzzzxxvroligedcbbbnrrr",
   "2": "iiiiiiiiiiiiiiiiiiiikkkllnnnqprrruqmkhgenxzxwsoligedccissxHJDunjgedcbbgiilqxxupnkigeddccgnqszJJz",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgfjrtspligfeeddccccejlllkjhggfeeddceloonlkihgffedddcccelooo",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgfjrtspligfeeddccccejlllkihggfeeddceloonmkihgffedddcccelooo",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgffeeinnmkhhffeddddccfjmljihgfeeddddccccehjji",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgffeeinnmkhhffeddddccfjmljihgfeeddddccccehjji",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgffeeinnmkhhffeddddccfjmljihgfeeddddccccehjji"
  }
 },
 "ulku-r2-lan": {
  "of": "74f663c6",
  "queue": "aaaaaaaaaaaaaaaaaaarEDuFDuGGoEErBBqzzqKOLrGIEuFFuDEzwCAuEEsABxyEEqEFAtCBrCDwxBzsAArACyvDCpBBtBDz",
  "rates": {
   "1": "rLNNNNNNNNNNNNNNNNNNNAJJwHHvCCwAAwxxuyyuosvsottpttrpttosspqqpmrrnpponppnqqonnnlnnmnnmkppmnnmppon",
   "2": "iiiiiiiiiiiiiiiiiiinnlrrnvvpwwsvvtxxvzzupyytouuprrpnppmqqnqqplqqmssroqqorrpqqqnrrpooolppnppnqqpo",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgiiihllknnnkmmloompponqqnqqomppmpppqqqmqqottsnssottprrpm"
  }
 },
 "ulku-r2-wan": {
  "of": "e2426735",
  "queue": "aaaaaaaaaaaaaaaaaaapHHvKIEKCHIwKKxONxLKFEBzwurwAFFCzwtswAFFBwrsuvxyABCEFEDBAzxwutstzEFCwuDGDvwDG",
  "rates": {
   "1": "ikpuDNNNNNNNNNNNNNNNNINNCMMIKGIIAJJyGGyutttttvvvvvuuuuuuuuusssssssssssssssssssssssuuuussuuusuuuu",
   "2": "iiiiiiiiiiiiiiiiiiiiiikkillllloonqqnqqnnnnnnnnnnnmmmmmooooonnqqqqqqqqqqqppppppppppppppooqqqnqqqq",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhggggg"
  }
 },
 "ulku-credit": {
  "of": "f227c64e",
  "queue": "aaaaaaaaaaaaaaaaaaaoooooooooooooooooooxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  "drops": "",
  "use": "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "ulku-r1-files": {
  "of": "1f520ea1",
  "queue": "aawvFLONFqcgggmleijegggjiillfmppjjrsrkitvvpdqxywnesyyvmgtyyufaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "rates": {
   "1": "immmkkihgffgffeedddddcdddeeeefffehhgffiihgfhiihgfiiihgfijihghmqpptqnusouurwxxxxxxxxxxxxxxxxxxxxx",
   "2": "imntvqoyMLtFMCvJNDHNKINNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN",
   "3": "immlkihgfefffeeeddddccdddeedeffeeggfffhhggfhihgffiihgffiihgfiorprsnnrplrqqFMNNNNNNNNNNNNNNNNNNNN",
   "4": "immlkjigfefffeeedddddcdddeeefgfffihggfjihgfjjihgfjjihgfjihgfinrprsnnrplrqqtuuuuuuuuuuuuuuuuuuuuu",
   "5": "imnlihgffgkkjmljnnlnnknmknmjmmkiilkihilkihgkkjhgfkkihggkkihggggggggggggggggggggggggggggggggggggg",
   "6": "immkjhgffgkkilkimnknnlonkomjmmkiilkihhkjihgkkihgfjjihggjjiggjpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq",
   "7": "ilmljiggfgkkjmljnnlnnknmknljmmkiilkihhkjihgkkjhgfkkihggkkihgjkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk"
  }
 },
 "ulku-r2-files": {
  "of": "36d02049",
  "queue": "aaaanFDCBADEGLOGHHDDBCBCFFEFELEFCCCGDGJJIFEIHFGGDCBCEDCCBaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "rates": {
   "1": "NNNNNNHDAzvuttsrtrrrppoopqqqqqrrqpqqpqqrqqssppnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
   "2": "iiiinprsttsrssusqpqqqsstsrrrqqppoopppqsssrrqstAzzywyzAzzzxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
   "3": "iiiiiiiiiijmnnnnoonnnnmnnoppssqqqrrrqqqpoppppsyzxxywxxxyNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN"
  }
 },
 "abr-background": {
  "of": "e415e0c4",
  "queue": "aaaaaaaaaaaaaaaaaaaCOJpGFkBAqzuwLNKtuupssmpooojivEFEzqksroolmlljsvvqjtvqwtppnnopllhiigisslmmmljl",
  "rates": {
   "1": "NNNNNNNJHCCAAsrqooomifiifggegfiigfedccccccbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
   "2": "iiiiiinpqrtuwpqpqponxNIINNDNGNNFNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN",
   "3": "iiiiiiiiiiiikknmnmomifggegfeihggfeddcceeeffeddccccccbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
   "4": "iiiiiiiiiiiikknmnmomifggegfeihggfeddcceeeffeddccccccbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
   "5": "iiiiiiiiiiiiiiiiiiikigomionimkkmigekmijjhjjhmjkkigfedconinjljlmmhgedhhfqnkpkololgfgggfmmikjommml",
   "6": "iiiiiiiiiiiiiiiiiiikigomionimkkmigekmikmihhghgggffeddcmlhmjljlmmhgedhhfomkpkololgfeeegnnjnkmmmmk",
   "7": "iiiiiiiiiiiiiiiiiiikigomionimkkmigekmijjhjjgmjkkigfedconinjnkmkkhgedhhfolhkhkiljgfggghrrknkmllml"
  }
 },
 "abr-parking-lot": {
  "of": "aaa0b4d4",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaavOOBGNNBGOKxHNMICANNBGOKyJOFCNOCEOOyEMMFxFNMEzGNMEzGNMDzFMNFxFMNF",
  "rates": {
   "1": "kuGNNNNNNNNIIIAFFxEEyAAtppokjiiihhggfffffffffffffffeeeeeeeeeeeeeeeeeeedddddddddddddddddddddddddd",
   "2": "iiiiiiiiikkkoomqqprrtttxNNCJNNCNNENNENNNINNNLLLLLLIIINNNIIKKKKKKKKKKKKKKKKKKKKKKKKKKKKKNNNKINNNN",
   "3": "iiiiiiiiiiiiiiiiiiinzDCstINKDNNKNNKNNNNNNGNNNINNNNNNGNNNKNNNGNNNINNNINNNNINNNNINNNNINNNNKKKKKKKK",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiikrGNNILLLJNNNENNNIIINNKNNNGNNNNNNNNNNKNNNKINNNIINNNIINNNIKNNNNINNNNI"
  }
 },
 "abr-upstream": {
  "of": "950c9413",
  "queue": "aaaaaaaaaaapKKyzJHoGHzuFDsHHrNOHuNOGxNNDvFErIJACHFwDBuDDuBEzwCzxHGrFFuEFxCFBEKJrJJwEJFvHGtFEsGGt",
  "rates": {
   "1": "kkihggfhjjihgghkkihgghhhhgffhhggffeeeeddddddddccccccccccccccccccccccccbbbbbbbbbbbbbbbbbbbbbbbbbb",
   "2": "kkihggfhjjihgffhhhgffhhggffeggggfeeeeddddddddcccccccccccccccccbbbbeeeddddddddccccccccccccccccccc",
   "3": "kkihggfhjjihgfhkkihgfkkjihgfkkjhhghkkihgkkkjijllkihmmkihllljhllkjhjjihjjjhjjjikkkikkkikkjikkjhll",
   "4": "kkihggfhjjihgfhkkihgfkkjihgfkkjhhghkkihgkkkjijllkihmmkihllljhllkjhjjihjjjhjjjikkkikkkikkjikkjhll",
   "5": "kkihggfhjjihgfhjjihggmmlkihgkkjihgknnkjillljijmlkijooljimmljhllkjhmmkikkkikkjikkkikkkjnnmkoonkll",
   "6": "kkihggfhjjihgffhhhgffjjjihgfkkjhhghmmkihjlljijmmkijlljihoomkioonkjmmljnnnknnnkmmljllljllkjmmmkll",
   "7": "iiiiiiiiinwNNCAMMxJLFDNNzNNAJJzqAAusBBtpwwrwwsvxxqwwsvvsvvvruuqvvqvvrvvutwutxwqxxssxwqyyrvvsxxty",
   "8": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiihinnmlttonuuqvvsuwvpuuruuruwwqvvqyyswwstvttwuuyxqAAuwyxpxxswwsxxsw"
  }
 },
 "abr-satellite": {
  "of": "dacdf260",
  "queue": "aaaaaaaaaaaaaaAyDDDDDDDDxvABxxyyyxCxxxyxDOFECyzDIGDFGuDHDDBNGKyBABFLFHGEMBCEGDDCGHEFIHFAwvEGBzCB",
  "rates": {
   "1": "iiiiiiiiiiikNNNLNNNNNNNNNNNEExAyyzByAzyxxvvsuuwuwuquuopsrrtuttrrssrtrussttsssststtssvssqrprurrrs",
   "2": "iiiiiiiiiiiiiiiiiiiiiiiiiiuzxtttsqusqqvvxwvtrrostttusrrurtrtrsrrsttuutqrtrstsststststttspqsstrsu",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiimqrvrqrrqrutrqutvsrtuvturtsutussttssvsrsrtsrtrtqqqttrrsr"
  }
 },
 "abr-segments": {
  "of": "c0c3701b",
  "queue": "aaaaaaaaaaaaaaaabddbaaaaahxEIMNONKIFDAyvtlaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "rates": {
   "1": "iiikrBIMMMMMMMMEECxttttsssttttllljjjjjjjjjgggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "2": "iiiiiiiiiiiiiiintttttttttsttlllljjjjjjjjjjjttttttttttttttttttttttttttttttttttttttttttttttttttttt",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiikkkkjjjjjjjjjggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiikkkkjjjjjjjjjggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiigggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiijjggggggggggggggggggggggggggggggggggggggggggggggggggggggg"
  }
 },
 "rosolen-direct": {
  "of": "998cf73a",
  "queue": "aaaaaaaaaaaaaaaababaaadbaabbabhhhfacmssmjgcpwDDzspmgixGJJJIGCBwKKLJJJIIGECCJJIIDBAwsrAEECzvpmjdc",
  "drops": "55+3 63+4 68+1 75+1",
  "use": "aecabcgfidhafflfmpyhmkMrqrHCwpNOOAvpNOOOOKxOOOOOOOONIOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOCJ"
 },
 "rosolen-direct-adsl": {
  "of": "c456168f",
  "queue": "aaaaaaaaaaaaaaaabbcdeeeefghijjklmnoopqrsttuvwxyyzABCDDEFGHIIJJJJJJJJJJIIIIHGFECBzzzxwwusronmnnoo",
  "drops": "60+11",
  "use": "dotuqnmtEIFxvuGMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-gfc": {
  "of": "0271b5e0",
  "queue": "aaaaaaaaaaaaaaaaaaaaabaaaaabcbacabbeedbbccdhhggfiknnrtuxxBCFHHHIKJJIJJJJJJJJJJKKJJJJJIIIGFFFCBAz",
  "drops": "64+3 68+12 81+5",
  "use": "bicihfcihibgjgnpfigusFFzqlpzGzgGqGJOOOOBHOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-gfc-adsl": {
  "of": "4794cfef",
  "queue": "aaaaaaaabbbcdefghiiihhgfdcbbaaaabbcefhjlnpruvxzABDEEFFFFGGHIJJJJJJIIHHIJKLLLLKJIGGGHJKKKKKJIHGGG",
  "drops": "61+10 72+24",
  "use": "aajrzEKOOOOOOOOOOOOOOOOOOOOLCHMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-router": {
  "of": "36c69d81",
  "queue": "aaaaaaaaabbbccdfhhiiiijknqrrrrssrqrsvACCCDEHIIHGFDFEEFJJJJJJJJJJJJJJHGFEDGHHJJJJJJHFDBAzyxwvusrp",
  "drops": "55+3 59+3 63+4 76+5",
  "use": "ffimrpwzwNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-router-adsl": {
  "of": "8b7f8318",
  "queue": "aaaaaaaaaaaaaaaaaaababbddeefffghiijkllmmnnooqrstuuwxxzBEGGHIIJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ",
  "drops": "63+32",
  "use": "ajvqpsqrBIrwABtwxzGLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-router-gfc": {
  "of": "359bddf5",
  "queue": "aaaaaaaaaaaaaaaaabbbbbdefghhijkllnooopqrrrssuvwxyzACDDEGHHIIIJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJII",
  "drops": "61+10 72+21",
  "use": "kmnkpnmnzBxyGKGNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-router-gfc-adsl": {
  "of": "68875efc",
  "queue": "aaaaaaaaaaaaaaaaaaaabaabccdddeeffggghiijkllmopqrtuvxyyAAABCDEFFHIIJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ",
  "drops": "67+17 85+11",
  "use": "jlmknnmowvpyBDGIEzEFGHNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-direct-geo": {
  "of": "8b473a28",
  "queue": "aaaaaaaaaaaaaaaaaaaaabaaaaaabaaaaaabaaaababaaabaabaaabaabaaaaaabaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "drops": "",
  "use": "cbaaaabdcaaaacfcaaabegdaaaehggaaafhgfaachdheaafgcheachedheaeibeidbhfbejdeibbelchgbbemficcbenhgcc"
 },
 "rosolen-gfc-geo": {
  "of": "95ea9f7a",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbaaaaaaacbaaaaaalmaaaaaaoKJaaaaaozoaaaaaaaaaaaaaabbbaaaaaaabba",
  "drops": "59+1",
  "use": "ffaaaaaabgdbbcaaahedcaaacijbbecaagsebadgafCmaachleHHbaadmjIOGbaacjFODbbcccfjpccbabdgghdbaabaehjd"
 },
 "rosolen-router-geo": {
  "of": "85a1ad7b",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaabbaaaaababbaaaabcaeeaaaekmfhjeaaatDCJJHAsiaafJJJJHyoeabgqJJJHBsjcmyFJ",
  "drops": "63+2 72+4 84+3 95+1",
  "use": "hgaaaaaadllbaaaabmpkaaaaamwukaaaaiDxCoaaaeHMtICbabzOOOOOubbxOOOOOOOOAiGOOOOOOOOxlKOOOOOOOOOEOOOO"
 },
 "rosolen-router-gfc-geo": {
  "of": "e3e98e8e",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaijaaaabehbaaajvCvcacpEJJDjhuDJJJEBDCwtstqkiqtxyAzupjbabbbabbdfeaaccdc",
  "drops": "49+2 56+3",
  "use": "oibaaabljgebcktecghixsaaaaeNOifbbtOOngjiJOOOemsOOOOOvFOOOOOOOOOOOOOOOOOOOOOOOOMKIKwGAMNOOyFDONOL"
 }
};
