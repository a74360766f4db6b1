; The installer for Windows: for one user, without an administrator. What is kept of games is never touched.
;   makensis -DVERSION=0.1.0 -DFOUR=0.1.0.0 -DOUT=setup.exe installer.nsi, beside the files of the package
Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh

Name "Scripkeeper"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Scripkeeper"
InstallDirRegKey HKCU "Software\Scripkeeper" "Folder"
ManifestDPIAware true
VIProductVersion "${FOUR}"
VIAddVersionKey "ProductName" "Scripkeeper"
VIAddVersionKey "FileDescription" "Installs Scripkeeper"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "Scripkeeper authors, MIT License"

!define MUI_ICON "scripkeeper.ico"
!define MUI_UNICON "scripkeeper.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Scripkeeper.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Ukrainian"

!define CLASS "Software\Classes\scripkeeper"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Scripkeeper"

Section
  SetOutPath "$INSTDIR"
  File Scripkeeper.exe
  File LICENSES.txt
  File README.txt
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Scripkeeper.lnk" "$INSTDIR\Scripkeeper.exe"
  ; The console shows the link until it is closed, which ends the server, or what is wrong until a key is pressed.
  CreateShortcut "$SMPROGRAMS\Scripkeeper in the browser.lnk" "$SYSDIR\cmd.exe" \
    '/c start "" /wait /b "$INSTDIR\Scripkeeper.exe" serve --open || pause' "$INSTDIR\Scripkeeper.exe"
  ; Links that begin with scripkeeper: open here, and files of games once the user chooses so from "Open with".
  WriteRegStr HKCU "${CLASS}" "" "URL:Scripkeeper"
  WriteRegStr HKCU "${CLASS}" "URL Protocol" ""
  WriteRegStr HKCU "${CLASS}\shell\open\command" "" '"$INSTDIR\Scripkeeper.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.json\OpenWithProgids" "scripkeeper" ""
  WriteRegStr HKCU "Software\Classes\.jsonl\OpenWithProgids" "scripkeeper" ""
  WriteRegStr HKCU "Software\Scripkeeper" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "DisplayName" "Scripkeeper"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\Scripkeeper.exe"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Delete "$INSTDIR\Scripkeeper.exe"
  Delete "$INSTDIR\LICENSES.txt"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Scripkeeper.lnk"
  Delete "$SMPROGRAMS\Scripkeeper in the browser.lnk"
  DeleteRegKey HKCU "${CLASS}"
  DeleteRegValue HKCU "Software\Classes\.json\OpenWithProgids" "scripkeeper"
  DeleteRegValue HKCU "Software\Classes\.jsonl\OpenWithProgids" "scripkeeper"
  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "Software\Scripkeeper"
SectionEnd
