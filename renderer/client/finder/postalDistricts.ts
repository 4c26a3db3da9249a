/**
 * The postal districts of Tamil Nadu and Puducherry: the first three digits of a PIN code, where the district lies in degrees north
 * and east, and its towns, each with its Tamil and other names after a stroke.
 *
 * Coordinates: from "Postal codes of India" by GeoNames (https://download.geonames.org/export/zip/, IN.txt of 11 March 2026), licence
 * CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Each is the median of the different places of the district's post offices,
 * to 0.01°. Different ones, because many offices have the place of their taluk instead of their own. What has no line has no offices.
 * Towns: capitals of districts, large towns and some that many travel to; where the same file names
 * them, it has them under these digits.
 */
export const POSTAL_DISTRICTS = `
600 13.05 80.21 Chennai/சென்னை/Madras, Ambattur/அம்பத்தூர், Avadi/ஆவடி, Anna Nagar/அண்ணா நகர், Adyar/அடையாறு, Perambur/பெரம்பூர், Porur/போரூர், Tambaram/தாம்பரம், Velachery/வேளச்சேரி
601 13.34 80.11 Ponneri/பொன்னேரி
602 13.09 79.93 Tiruvallur/திருவள்ளூர்
603 12.58 79.94 Chengalpattu/செங்கல்பட்டு/Chingleput, Mahabalipuram/மகாபலிபுரம்/Mamallapuram/மாமல்லபுரம்
604 12.33 79.55 Tindivanam/திண்டிவனம், Gingee/செஞ்சி, Cheyyar/செய்யாறு/Tiruvathipuram/திருவத்திபுரம்
605 11.98 79.42 Puducherry/புதுச்சேரி/Pondicherry/பாண்டிச்சேரி, Viluppuram/விழுப்புரம்
606 11.86 79.12 Tiruvannamalai/திருவண்ணாமலை, Kallakurichi/கள்ளக்குறிச்சி, Vriddhachalam/விருத்தாசலம்
607 11.77 79.44 Cuddalore/கடலூர், Neyveli/நெய்வேலி
608 11.38 79.56 Chidambaram/சிதம்பரம்
609 11.05 79.71 Mayiladuthurai/மயிலாடுதுறை/Mayavaram/மாயவரம், Karaikal/காரைக்கால், Sirkazhi/சீர்காழி
610 10.74 79.61 Tiruvarur/திருவாரூர்
611 10.76 79.74 Nagapattinam/நாகப்பட்டினம்
612 10.97 79.43 Kumbakonam/கும்பகோணம்
613 10.81 79.09 Thanjavur/தஞ்சாவூர்/Tanjore
614 10.51 79.36 Pattukkottai/பட்டுக்கோட்டை, Mannargudi/மன்னார்குடி
620 10.80 78.72 Tiruchirappalli/திருச்சிராப்பள்ளி/Trichy/திருச்சி, Srirangam/ஸ்ரீரங்கம்
621 11.07 78.78 Perambalur/பெரம்பலூர், Ariyalur/அரியலூர்
622 10.37 78.79 Pudukkottai/புதுக்கோட்டை
623 9.44 78.64 Ramanathapuram/ராமநாதபுரம்/Ramnad, Paramakudi/பரமக்குடி, Rameswaram/ராமேஸ்வரம்
624 10.40 77.91 Dindigul/திண்டுக்கல், Palani/பழனி, Kodaikanal/கொடைக்கானல்
625 9.95 78.09 Madurai/மதுரை, Theni/தேனி, Bodinayakkanur/போடிநாயக்கனூர், Cumbum/கம்பம், Periyakulam/பெரியகுளம், Tirumangalam/திருமங்கலம்
626 9.48 77.84 Virudhunagar/விருதுநகர், Sivakasi/சிவகாசி, Rajapalayam/ராஜபாளையம், Aruppukkottai/அருப்புக்கோட்டை, Srivilliputhur/ஸ்ரீவில்லிபுத்தூர்
627 8.72 77.61 Tirunelveli/திருநெல்வேலி/Nellai/நெல்லை, Palayamkottai/பாளையங்கோட்டை, Tenkasi/தென்காசி, Courtallam/குற்றாலம், Kadayanallur/கடையநல்லூர், Puliyangudi/புளியங்குடி, Sankarankovil/சங்கரன்கோவில், Ambasamudram/அம்பாசமுத்திரம், Valliyur/வள்ளியூர்
628 8.66 78.01 Thoothukudi/தூத்துக்குடி/Tuticorin, Kovilpatti/கோவில்பட்டி, Tiruchendur/திருச்செந்தூர்
629 8.20 77.42 Nagercoil/நாகர்கோவில், Kanniyakumari/கன்னியாகுமரி/Cape Comorin, Marthandam/மார்த்தாண்டம், Thuckalay/தக்கலை
630 9.98 78.60 Karaikudi/காரைக்குடி, Sivaganga/சிவகங்கை, Devakottai/தேவகோட்டை, Manamadurai/மானாமதுரை
631 13.07 79.68 Kancheepuram/காஞ்சிபுரம், Arakkonam/அரக்கோணம், Tiruttani/திருத்தணி
632 12.86 79.28 Vellore/வேலூர், Arani/ஆரணி, Arcot/ஆற்காடு, Gudiyatham/குடியாத்தம், Ranipet/ராணிப்பேட்டை, Walajapet/வாலாஜாபேட்டை
635 12.57 78.34 Krishnagiri/கிருஷ்ணகிரி, Hosur/ஓசூர், Ambur/ஆம்பூர், Vaniyambadi/வாணியம்பாடி, Tirupattur/திருப்பத்தூர்
636 11.79 78.16 Salem/சேலம், Dharmapuri/தருமபுரி, Attur/ஆத்தூர், Mettur/மேட்டூர், Omalur/ஓமலூர், Yercaud/ஏற்காடு
637 11.36 78.10 Namakkal/நாமக்கல், Tiruchengode/திருச்செங்கோடு, Rasipuram/ராசிபுரம், Edappadi/எடப்பாடி, Sankari/சங்ககிரி
638 11.39 77.61 Erode/ஈரோடு, Bhavani/பவானி, Dharapuram/தாராபுரம், Gobichettipalayam/கோபிசெட்டிபாளையம், Kangeyam/காங்கேயம், Perundurai/பெருந்துறை, Sathyamangalam/சத்தியமங்கலம்
639 10.89 78.12 Karur/கரூர், Kulithalai/குளித்தலை, Aravakurichi/அரவக்குறிச்சி
641 11.00 77.01 Coimbatore/கோயம்புத்தூர்/Kovai/கோவை, Tiruppur/திருப்பூர், Avinashi/அவிநாசி, Mettupalayam/மேட்டுப்பாளையம், Palladam/பல்லடம், Sulur/சூலூர்
642 10.67 77.05 Pollachi/பொள்ளாச்சி, Udumalaipettai/உடுமலைப்பேட்டை/Udumalpet, Valparai/வால்பாறை
643 11.45 76.68 Udhagamandalam/உதகமண்டலம்/Ooty/ஊட்டி, Coonoor/குன்னூர், Gudalur/கூடலூர், Kotagiri/கோத்தகிரி
`;
